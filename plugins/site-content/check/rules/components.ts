import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { didYouMean } from '../../parse/closest';
import { CONTENT_COMPONENTS } from '../../content-components';
import type { Place, Report } from '../../parse/finding';
import { startOf } from '../../parse/parse-body';
import { IMPORT_OR_EXPORT, NO_CODE } from '../../parse/mdx-problems';
import { placeAt } from '../../parse/source-text';
import type { Rule } from './rule';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const NAMES = Object.keys(CONTENT_COMPONENTS);
const IN_MARKDOWN: Readonly<Record<string, string>> = {
  b: '**bold**',
  strong: '**bold**',
  i: '*emphasis*',
  em: '*emphasis*',
  a: '[words](address)',
  img: '![what the picture shows](/picture.png)',
  br: 'an empty line',
  p: 'an empty line',
  ul: 'lines that start with "- "',
  li: 'lines that start with "- "',
  code: '`code`',
};

/** Forbids code, HTML and components that are not on the allow-list. */
export const components: Rule = ({ document: { nodes, body, kind } }, _site, report) => {
  for (const node of nodes('mdxFlowExpression', 'mdxTextExpression')) report(startOf(node), NO_CODE);
  for (const node of nodes('mdxjsEsm')) report(startOf(node), IMPORT_OR_EXPORT);
  for (const node of nodes('mdxJsxFlowElement', 'mdxJsxTextElement')) {
    const name = node.name ?? '';
    const explain: Explain = (message, help, place = startOf(node), rule = 'component') =>
      report(place, { rule, message, help });
    const component = Object.hasOwn(CONTENT_COMPONENTS, name) ? CONTENT_COMPONENTS[name] : undefined;
    if (!component) {
      unknownTag(name, explain);
      continue;
    }
    attributes(node, component.attributes ?? [], body, report, explain);
    const hasText = node.children.length > 0;
    if (component.fact && hasText) explain(`<${name}> cannot have a text in it`, `Write <${name} />.`);
    if (!component.fact && (node.type === 'mdxJsxTextElement' || !hasText)) {
      explain(
        hasText ? `<${name}> stands inside a line` : `<${name}> has no text in it`,
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

/** Reports a problem of a tag, by default where it begins. */
type Explain = (message: string, help: string, place?: Place, rule?: string) => void;

function unknownTag(name: string, explain: Explain): void {
  const markdown = IN_MARKDOWN[name];
  if (/^[a-z]/.test(name)) {
    const help = `Take the tag out${markdown ? `; Markdown has ${markdown} for it` : ''}.`;
    explain(`<${name}> is HTML, and content is Markdown`, help, undefined, 'html');
  } else {
    explain(
      `<${name}> is not a component that content may use${didYouMean(name, NAMES)}`,
      `The components are ${NAMES.map((known) => `<${known}>`).join(', ')}.`,
    );
  }
}

function attributes(
  node: JsxElement,
  known: readonly string[],
  body: string,
  report: Report,
  explain: Explain,
): void {
  const tag = node.name ?? '';
  const seen = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      report(placeInTag(node, '{', body), NO_CODE);
      continue;
    }
    const { name, value } = attribute;
    const place = placeInTag(node, name, body);
    if (!known.includes(name)) {
      explain(
        `<${tag}> has no attribute "${name}"${didYouMean(name, known)}`,
        known.length > 0 ? `Its attributes are ${known.join(' and ')}.` : `Write <${tag} /> and no more.`,
        place,
      );
    } else if (seen.has(name)) explain(`"${name}" is written twice`, 'Keep one of the two.', place);
    else if (value && typeof value !== 'string') report(place, NO_CODE);
    else if (!value?.trim()) {
      explain(`"${name}" of <${tag}> is empty`, `Write ${name}="…" with text between the quotes.`, place);
    }
    seen.add(name);
  }
  for (const needed of known.filter((attribute) => !seen.has(attribute))) {
    explain(`<${tag}> has no "${needed}"`, `Write ${needed}="…" inside the tag.`);
  }
}

/** The place of a text inside a tag: this version of MDX gives attributes no position. */
function placeInTag(node: JsxElement, what: string, body: string): Place {
  const start = node.position?.start.offset ?? 0;
  const found = body.indexOf(what, start + 1 + (node.name ?? '').length);
  return found === -1 ? startOf(node) : placeAt(body, found);
}
