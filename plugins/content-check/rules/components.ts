import { findComponent, type ContentComponent } from '../../mdx-content';
import { componentsOf, startOf, type JsxElement } from '../../mdx-content/syntax';
import type { Problem } from '../../shared/text/finding';
import type { CheckableKind, CheckableModel } from '../checkable-model';
import { CONTENT_RULES } from '../rule-names';
import { variesByBuild } from '../varies-by-build';
import type { Rule } from './rule';

/** Forbids HTML, components that aren't in the model, and wrong ways to write components. */
export const checkComponents: Rule = ({ tree, kind }, { options }, report) => {
  for (const node of componentsOf(tree)) {
    const problem = problemOf(node, kind, options.model);
    if (problem) report(startOf(node), { rule: CONTENT_RULES.component, ...problem });
  }
};

function problemOf(
  node: JsxElement,
  kind: CheckableKind,
  model: CheckableModel,
): Pick<Problem, 'message' | 'help'> | undefined {
  const name = node.name ?? '';
  const component = findComponent(node.name, model);
  if (!component) {
    const names = Object.keys(model.components).map((known) => `<${known}>`);
    return {
      message: `<${name}> is not a component that content may use`,
      help: `Write Markdown in its place, or one of ${names.join(', ')}.`,
    };
  }
  if (kind.isSameInEveryBuild && variesByBuild(component, model)) {
    return {
      message: `<${name}> may change from build to build, and this kind of text must not`,
      help: 'Write the words themselves.',
    };
  }
  if (isWellFormed(node, component)) return undefined;
  return { message: `<${name}> cannot be written like this`, help: howToWrite(name, component) };
}

/** Whether a component has no attributes, and content only when it needs some. */
function isWellFormed({ type, attributes, children }: JsxElement, component: ContentComponent): boolean {
  if (attributes.length > 0) return false;
  if ('fact' in component) return children.length === 0;
  return type === 'mdxJsxFlowElement' && children.length > 0;
}

function howToWrite(name: string, component: ContentComponent): string {
  if ('fact' in component) return `Write <${name} /> and no more.`;
  return `Write <${name}> on a line of its own, an empty line, the text, an empty line, and </${name}> on a line of its own.`;
}
