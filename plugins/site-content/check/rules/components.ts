import { CONTENT_COMPONENTS } from '../../content-components';
import { NO_CODE, startOf } from '../../parse/parse-body';
import type { Rule } from './rule';

const NAMES = [...CONTENT_COMPONENTS.keys()].map((name) => `<${name}>`).join(', ');

/** Forbids code, HTML, and components and attributes that are not on the allow-list. */
export const components: Rule = ({ document: { nodes, kind } }, _site, report) => {
  for (const node of nodes('mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm')) {
    report(startOf(node), NO_CODE);
  }
  for (const node of nodes('mdxJsxFlowElement', 'mdxJsxTextElement')) {
    const name = node.name ?? '';
    const explain = (message: string, help: string) =>
      report(startOf(node), { rule: 'component', message, help });
    const component = CONTENT_COMPONENTS.get(name);
    if (!component) {
      explain(
        `<${name}> is not a component that content may use`,
        `Write Markdown in its place (content/README.md), or one of ${NAMES}.`,
      );
      continue;
    }
    const { attributes: needed = [] } = component;
    // This version of MDX gives attributes no position.
    const written = new Map<string, string>();
    for (const attribute of node.attributes) {
      const { value } = attribute;
      if (attribute.type !== 'mdxJsxAttribute' || (value && typeof value !== 'string')) {
        report(startOf(node), NO_CODE);
      } else written.set(attribute.name, typeof value === 'string' ? value.trim() : '');
    }
    for (const attribute of [...written.keys()].filter((one) => !needed.includes(one))) {
      explain(
        `<${name}> has no attribute "${attribute}"`,
        needed.length > 0 ? `Its attributes are ${needed.join(' and ')}.` : `Write <${name} /> and no more.`,
      );
    }
    for (const attribute of needed.filter((one) => !written.get(one))) {
      explain(`<${name}> has no text in "${attribute}"`, `Write ${attribute}="…" inside the tag.`);
    }
    const hasText = node.children.length > 0;
    if (component.fact && hasText) explain(`<${name}> cannot have a text in it`, `Write <${name} />.`);
    if (!component.fact && (node.type === 'mdxJsxTextElement' || !hasText)) {
      explain(
        hasText ? `<${name}> is inside a line` : `<${name}> has no text in it`,
        `Write <${name}> on a line of its own, an empty line, the text, an empty line, and </${name}> on a line of its own.`,
      );
    }
    if (component.changes && kind.type === 'LegalDocument') {
      explain(
        `<${name}${component.fact ? ' /' : ''}> may change from build to build, and a legal text must not`,
        'Write the words themselves.',
      );
    }
  }
};
