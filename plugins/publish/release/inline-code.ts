import { Parser } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

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
  let templates = 0;
  let texts: Set<string> | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'template') templates += 1;
      if (templates > 0) return;
      refuseUnhashable(file, tag, attributes);
      if (tag === 'style') texts = code.styles;
      if (tag === 'script' && isInlineScript(attributes)) texts = code.scripts;
    },
    ontext(part) {
      if (texts) text += part;
    },
    onclosetag(tag) {
      if (tag === 'template') templates -= 1;
      texts?.add(text);
      texts = undefined;
      text = '';
    },
  });
  // As browsers read lines (HTML, section 13.2.3.5).
  parser.end(html.replaceAll('\r\n', '\n'));
}

const isInlineScript = ({ src, type = '' }: Attributes) =>
  src === undefined && PROCESSED_TYPES.includes(type);

function refuseUnhashable(file: string, tag: string, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const isScriptLink = ['href', 'action'].includes(name) && /^\s*javascript:/i.test(value);
    if (name !== 'style' && !name.startsWith('on') && !isScriptLink) continue;
    throw new Error(
      `${file} has <${tag} ${name}="${value}">, which the Content-Security-Policy cannot let in: put styles into the css property of a component, and behaviour into an island.`,
    );
  }
}
