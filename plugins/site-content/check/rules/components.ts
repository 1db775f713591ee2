import { didYouMean } from '../../parse/closest';
import { CONTENT_COMPONENTS } from '../../content-components';
import type { Place, Problem, Report } from '../../parse/finding';
import { NO_CODE, startOf, type JsxElement } from '../../parse/parse-body';
import type { Rule } from './rule';

const NAMES = [...CONTENT_COMPONENTS.keys()];
const IN_MARKDOWN = new Map([
  ['b', '**bold**'],
  ['strong', '**bold**'],
  ['i', '*emphasis*'],
  ['em', '*emphasis*'],
  ['a', '[words](address)'],
  ['img', '![what the picture shows](/picture.png)'],
  ['br', 'an empty line'],
  ['p', 'an empty line'],
  ['ul', 'lines that start with "- "'],
  ['li', 'lines that start with "- "'],
  ['code', '`code`'],
]);

/** Forbids code, HTML and components that are not on the allow-list. */
export const components: Rule = ({ document: { nodes, body, kind, placeAt } }, _site, report) => {
  for (const node of nodes('mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm')) {
    report(startOf(node), NO_CODE);
  }
  for (const node of nodes('mdxJsxFlowElement', 'mdxJsxTextElement')) {
    const name = node.name ?? '';
    const explain = (message: string, help: string) =>
      report(startOf(node), { rule: 'component', message, help });
    const component = CONTENT_COMPONENTS.get(name);
    if (!component) {
      report(startOf(node), unknownTag(name));
      continue;
    }
    attributes(
      node,
      component.attributes ?? [],
      (name, from) => {
        const found = body.indexOf(name, from);
        return found === -1 ? startOf(node) : placeAt(found);
      },
      report,
    );
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

function unknownTag(name: string): Problem {
  if (/^[a-z]/.test(name)) {
    const markdown = IN_MARKDOWN.get(name);
    const help = `Take the tag out${markdown ? `; Markdown has ${markdown} for it` : ''}.`;
    return { rule: 'html', message: `<${name}> is HTML, and content is Markdown`, help };
  }
  return {
    rule: 'component',
    message: `<${name}> is not a component that content may use${didYouMean(name, NAMES)}`,
    help: `The components are ${NAMES.map((known) => `<${known}>`).join(', ')}.`,
  };
}

/** Requires each of the known attributes, as a text, and no other. */
function attributes(
  node: JsxElement,
  known: readonly string[],
  placeOf: (name: string, from: number) => Place,
  report: Report,
): void {
  const tag = node.name ?? '';
  const seen = new Set<string>();
  for (const attribute of node.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{';
    // This version of MDX gives attributes no position.
    const place = placeOf(name, (node.position?.start.offset ?? 0) + 1 + tag.length);
    const explain = (message: string, help: string) => report(place, { rule: 'component', message, help });
    if (name === '{') report(place, NO_CODE);
    else if (!known.includes(name)) {
      explain(
        `<${tag}> has no attribute "${name}"${didYouMean(name, known)}`,
        known.length > 0 ? `Its attributes are ${known.join(' and ')}.` : `Write <${tag} /> and no more.`,
      );
    } else if (seen.has(name)) explain(`"${name}" is written twice`, 'Keep one of the two.');
    else if (attribute.value && typeof attribute.value !== 'string') report(place, NO_CODE);
    else if (!attribute.value?.trim()) {
      explain(`"${name}" of <${tag}> is empty`, `Write ${name}="…" with text between the quotes.`);
    }
    seen.add(name);
  }
  for (const needed of known.filter((attribute) => !seen.has(attribute))) {
    const help = `Write ${needed}="…" inside the tag.`;
    report(startOf(node), { rule: 'component', message: `<${tag}> has no "${needed}"`, help });
  }
}
