import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { didYouMean } from '../../parse/closest';
import { CONTENT_COMPONENTS } from '../../content-components';
import type { Place, Report } from '../../parse/finding';
import { IMPORT_OR_EXPORT, NO_CODE } from '../../parse/mdx-problems';
import { placeAt } from '../../parse/source-text';
import { startOf, type Rule } from './rule';

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
export const components: Rule = ({ document: { nodes, body } }, _site, report) => {
  for (const node of [...nodes.of('mdxFlowExpression'), ...nodes.of('mdxTextExpression')]) {
    report(startOf(node), NO_CODE);
  }
  for (const node of nodes.of('mdxjsEsm')) report(startOf(node), IMPORT_OR_EXPORT);
  for (const node of [...nodes.of('mdxJsxFlowElement'), ...nodes.of('mdxJsxTextElement')]) {
    element(node, body, report);
  }
};

function element(node: JsxElement, body: string, report: Report): void {
  const name = node.name ?? '';
  const component = Object.hasOwn(CONTENT_COMPONENTS, name) ? CONTENT_COMPONENTS[name] : undefined;
  const place = startOf(node);
  if (!component) {
    const isHtml = /^[a-z]/.test(name);
    report(place, {
      rule: isHtml ? 'html' : 'component',
      message: isHtml
        ? `<${name}> is HTML, and content is Markdown`
        : `<${name}> is not a component that content may use${didYouMean(name, NAMES)}`,
      help: isHtml
        ? `Take the tag out${IN_MARKDOWN[name] ? `; Markdown has ${IN_MARKDOWN[name]} for it` : ''}.`
        : `The components are ${NAMES.map((known) => `<${known}>`).join(', ')}.`,
    });
    return;
  }
  attributes(node, component.attributes, body, report);
  const hasText = node.children.length > 0;
  if (component.hasContent && (node.type === 'mdxJsxTextElement' || !hasText)) {
    report(place, {
      rule: 'component',
      message: hasText ? `<${name}> stands inside a line` : `<${name}> has no text in it`,
      help: `Write <${name}> on a line of its own, an empty line, the text, an empty line, and </${name}> on a line of its own.`,
    });
  } else if (!component.hasContent && hasText) {
    report(place, {
      rule: 'component',
      message: `<${name}> cannot have a text in it`,
      help: `Write <${name} />.`,
    });
  }
}

function attributes(node: JsxElement, known: readonly string[], body: string, report: Report): void {
  const name = node.name ?? '';
  const rule = 'component';
  const seen = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      report(placeInTag(node, '{', body), NO_CODE);
      continue;
    }
    const place = placeInTag(node, attribute.name, body);
    if (!known.includes(attribute.name)) {
      report(place, {
        rule,
        message: `<${name}> has no attribute "${attribute.name}"${didYouMean(attribute.name, known)}`,
        help:
          known.length > 0 ? `Its attributes are ${known.join(' and ')}.` : `Write <${name} /> and no more.`,
      });
    } else if (seen.has(attribute.name)) {
      report(place, { rule, message: `"${attribute.name}" is written twice`, help: 'Keep one of the two.' });
    } else if (attribute.value && typeof attribute.value !== 'string') report(place, NO_CODE);
    else if (!attribute.value?.trim()) {
      report(place, {
        rule,
        message: `"${attribute.name}" of <${name}> is empty`,
        help: `Write ${attribute.name}="…" with text between the quotes.`,
      });
    }
    seen.add(attribute.name);
  }
  for (const needed of known.filter((attribute) => !seen.has(attribute))) {
    report(startOf(node), {
      rule,
      message: `<${name}> has no "${needed}"`,
      help: `Write ${needed}="…" inside the tag.`,
    });
  }
}

/** The place of a text inside a tag: this version of MDX gives attributes no position. */
function placeInTag(node: JsxElement, what: string, body: string): Place {
  const start = node.position?.start.offset ?? 0;
  const found = body.indexOf(what, start + 1 + (node.name ?? '').length);
  return found === -1 ? startOf(node) : placeAt(body, found);
}
