import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What of a page's code stands in the page itself, and so needs its hash in the policy. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

/** Types of scripts that browsers act on; every other one is data (HTML, "type" of the script element). */
const ACTED_ON = ['', 'text/javascript', 'module', 'importmap', 'speculationrules'];

/**
 * Finds each inline script and style element of a page. What is in a template is inert and left out.
 *
 * @param file named in the error
 * @throws Error for what no hash can let in: style attributes, event handler attributes, `javascript:` links
 */
export function inlineCode(file: string, html: string): InlineCode {
  const code: InlineCode = { scripts: [], styles: [] };
  const visit = (node: Node) => {
    if ('tagName' in node) {
      refuseUnhashable(file, node);
      if (node.tagName === 'style') code.styles.push(textOf(node));
      if (node.tagName === 'script' && isInlineScript(node)) code.scripts.push(textOf(node));
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return code;
}

/** What can hold code, as the build writes it. */
const CODE = /<(script|style|template)\b.*?<\/\1>/gis;

/** What may be code that is written in another way, or an attribute that no policy can let in. */
const SUSPECT = /<(?:script|style)\b|\s(?:style|on\w+)\s*=|javascript:/i;

/** As inlineCode, for the pages of one site: one that has the same code as another is not parsed once more. */
export function inlineCodeOfPages(): typeof inlineCode {
  const known = new Map<string, InlineCode>();
  return (file, html) => {
    const elements: string[] = [];
    const rest = html.replace(CODE, (element) => {
      elements.push(element);
      return '';
    });
    if (SUSPECT.test(rest)) return inlineCode(file, html);
    const key = elements.join('\n');
    const code = known.get(key) ?? inlineCode(file, html);
    known.set(key, code);
    return code;
  };
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)?.value;

const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const isInlineScript = (element: Element) =>
  attribute(element, 'src') === undefined && ACTED_ON.includes(attribute(element, 'type') ?? '');

function refuseUnhashable(file: string, { tagName, attrs }: Element): void {
  for (const { name, value } of attrs) {
    const isScriptLink = ['href', 'action'].includes(name) && /^\s*javascript:/i.test(value);
    if (name !== 'style' && !name.startsWith('on') && !isScriptLink) continue;
    throw new Error(
      `${file} has <${tagName} ${name}="${value}">, which the Content-Security-Policy cannot let in: put styles into the css property of a component, and behaviour into an island.`,
    );
  }
}
