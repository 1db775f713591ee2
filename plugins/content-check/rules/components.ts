import {
  componentsOf,
  startOf,
  type ContentKind,
  type ContentModel,
  type JsxElement,
  type Problem,
} from '../../mdx-content';
import type { Rule } from './rule';

/** Forbids HTML, components that are not on the allow-list, and other ways to write those that are. */
export const allowedComponents: Rule = ({ tree, kind }, { options }, report) => {
  for (const node of componentsOf(tree)) {
    const problem = problemOf(node, kind, options.model);
    if (problem) report(startOf(node), { rule: 'component', ...problem });
  }
};

function problemOf(
  { name, type, attributes, children }: JsxElement,
  kind: ContentKind,
  { components }: ContentModel,
): Pick<Problem, 'message' | 'help'> | undefined {
  const component = Object.hasOwn(components, name ?? '') ? components[name ?? ''] : undefined;
  if (!component) {
    const names = Object.keys(components).map((known) => `<${known}>`);
    const help = `Write Markdown in its place, or one of ${names.join(', ')}.`;
    return { message: `<${name ?? ''}> is not a component that content may use`, help };
  }
  if (component.varies && kind.isFixed) {
    const message = `<${name}> may change from build to build, and a legal text must not`;
    return { message, help: 'Write the words themselves.' };
  }
  const { fact, attributes: needed = [] } = component;
  const given = attributes.flatMap((attribute) => {
    const isText = typeof attribute.value === 'string' && attribute.value.trim() !== '';
    return attribute.type === 'mdxJsxAttribute' && isText ? attribute.name : [];
  });
  const isComplete = given.length === attributes.length && given.sort().join() === [...needed].sort().join();
  const isBlock = type === 'mdxJsxFlowElement' && children.length > 0;
  if (isComplete && (fact ? children.length === 0 : isBlock)) return undefined;
  const opening = [name, ...needed.map((attribute) => `${attribute}="…"`)].join(' ');
  const help = fact
    ? `Write <${name} /> and no more.`
    : `Write <${opening}> on a line of its own, an empty line, the text, an empty line, and </${name}> on a line of its own.`;
  return { message: `<${name}> cannot be written like this`, help };
}
