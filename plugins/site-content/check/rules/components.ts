import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { didYouMean } from '../../parse/closest';
import { CONTENT_COMPONENTS } from '../../content-components';
import type { Place, Problem, Report } from '../../parse/finding';
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
    const component = Object.hasOwn(CONTENT_COMPONENTS, name) ? CONTENT_COMPONENTS[name] : undefined;
    if (!component) {
      report(startOf(node), unknownTag(name));
      continue;
    }
    attributes(node, component.attributes ?? [], body, report);
    const problem = problemOfContent(node, name, !component.fact);
    if (problem) report(startOf(node), problem);
    if (component.changes && kind.type === 'LegalDocument') {
      report(startOf(node), {
        rule: 'component',
        message: `<${name}${component.fact ? ' /' : ''}> may change from build to build, and a legal text must not`,
        help: 'Write the words themselves.',
      });
    }
  }
};

function unknownTag(name: string): Problem {
  if (/^[a-z]/.test(name)) {
    const markdown = IN_MARKDOWN[name];
    return {
      rule: 'html',
      message: `<${name}> is HTML, and content is Markdown`,
      help: `Take the tag out${markdown ? `; Markdown has ${markdown} for it` : ''}.`,
    };
  }
  return {
    rule: 'component',
    message: `<${name}> is not a component that content may use${didYouMean(name, NAMES)}`,
    help: `The components are ${NAMES.map((known) => `<${known}>`).join(', ')}.`,
  };
}

function problemOfContent(
  { type, children }: JsxElement,
  name: string,
  hasContent: boolean,
): Problem | undefined {
  const rule = 'component';
  const hasText = children.length > 0;
  if (hasContent && (type === 'mdxJsxTextElement' || !hasText)) {
    return {
      rule,
      message: hasText ? `<${name}> stands inside a line` : `<${name}> has no text in it`,
      help: `Write <${name}> on a line of its own, an empty line, the text, an empty line, and </${name}> on a line of its own.`,
    };
  }
  if (hasContent || !hasText) return undefined;
  return { rule, message: `<${name}> cannot have a text in it`, help: `Write <${name} />.` };
}

function attributes(node: JsxElement, known: readonly string[], body: string, report: Report): void {
  const tag = node.name ?? '';
  const rule = 'component';
  const seen = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      report(placeInTag(node, '{', body), NO_CODE);
      continue;
    }
    const { name, value } = attribute;
    const place = placeInTag(node, name, body);
    if (!known.includes(name)) {
      report(place, {
        rule,
        message: `<${tag}> has no attribute "${name}"${didYouMean(name, known)}`,
        help:
          known.length > 0 ? `Its attributes are ${known.join(' and ')}.` : `Write <${tag} /> and no more.`,
      });
    } else if (seen.has(name)) {
      report(place, { rule, message: `"${name}" is written twice`, help: 'Keep one of the two.' });
    } else if (value && typeof value !== 'string') report(place, NO_CODE);
    else if (!value?.trim()) {
      report(place, {
        rule,
        message: `"${name}" of <${tag}> is empty`,
        help: `Write ${name}="…" with text between the quotes.`,
      });
    }
    seen.add(name);
  }
  for (const needed of known.filter((attribute) => !seen.has(attribute))) {
    report(startOf(node), {
      rule,
      message: `<${tag}> has no "${needed}"`,
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
