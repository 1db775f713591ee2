import { compileBody, type ContentComponent, type Facts } from '../../mdx-content';
import type { EditableComponent, EditableModel } from '../config/editable-model';
import { PANE_CLASSES } from './preview-pane';

/**
 * Compiles a text for the pane beside a form. A passage such as `<IfSimulated>` is part of some
 * builds only: the pane shows all such passages, each with its condition above it.
 *
 * @throws Error when the text has a mistake, which the content check reports
 */
export function previewHtml(
  body: string,
  model: EditableModel,
  facts: Facts,
  headingLevel: 2 | 3 | 4,
): string {
  const components = Object.fromEntries(
    Object.entries(model.components).map(([name, component]) => [
      name,
      'variant' in component ? withCondition(component) : component,
    ]),
  );
  return compileBody(body, { model: { ...model, components }, facts, headingLevel, idPrefix: '' }).html;
}

/** Makes a component always show its content, below its title. */
const withCondition = ({ title = '' }: EditableComponent): ContentComponent => ({
  wrapContent: (children) => ({
    type: 'element',
    tagName: 'div',
    properties: { className: [PANE_CLASSES.condition] },
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
