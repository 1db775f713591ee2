import { compileBody, type ContentComponent, type ContentModel, type Facts } from '../../mdx-content';

/**
 * Compiles a text for the pane beside a form. The site shows a passage such as `<IfSimulated>` in some builds only; the pane
 * shows all of them, each with its condition above it.
 *
 * @throws Error when the text has a mistake, which the content check reports
 */
export function previewHtml(
  body: string,
  model: ContentModel,
  facts: Facts,
  headingLevel: 2 | 3 | 4,
): string {
  const components = Object.fromEntries(
    Object.entries(model.components).map(([name, component]) => [
      name,
      component.variant ? withCondition(component) : component,
    ]),
  );
  return compileBody(body, { model: { ...model, components }, facts, headingLevel, idPrefix: '' }).html;
}

/** A component that always shows its content, below what the editor calls the component. */
const withCondition = ({ title = '' }: ContentComponent): ContentComponent => ({
  toHtml: (_facts, children) => ({
    type: 'element',
    tagName: 'div',
    properties: { className: ['condition'] },
    children: [
      {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'text', value: `${title}:` }],
      },
      ...children,
    ],
  }),
});
