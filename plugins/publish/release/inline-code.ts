import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The distinct texts of inline elements, whose hashes the Content-Security-Policy needs. */
export type InlineCode = Record<'scripts' | 'styles', Set<string>>;

/** Script types that browsers process; any other type is a data block (HTML, section 4.12.1). */
const PROCESSED_TYPES = ['', 'text/javascript', 'module', 'importmap', 'speculationrules'];

/**
 * Adds the inline script and style elements of a page to `code`. Templates are inert and left out.
 *
 * @param file path of the page, for the error
 * @param html text of the page
 * @throws Error for code that no hash can allow: style attributes, event handler attributes, `javascript:` links
 */
export function collectInlineCode(file: string, html: string, code: InlineCode): void {
  const visit = (node: Node) => {
    if ('tagName' in node) {
      refuseUnhashable(file, node);
      if (node.tagName === 'style') code.styles.add(textOf(node));
      if (node.tagName === 'script' && isInlineScript(node)) code.scripts.add(textOf(node));
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
}

const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function isInlineScript({ attrs }: Element): boolean {
  const { src, type = '' } = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  return src === undefined && PROCESSED_TYPES.includes(type);
}

function refuseUnhashable(file: string, { tagName, attrs }: Element): void {
  for (const { name, value } of attrs) {
    const isScriptLink = ['href', 'action'].includes(name) && /^\s*javascript:/i.test(value);
    if (name !== 'style' && !name.startsWith('on') && !isScriptLink) continue;
    throw new Error(
      `${file} has <${tagName} ${name}="${value}">, which the Content-Security-Policy cannot let in: put styles into the css property of a component, and behaviour into an island.`,
    );
  }
}
