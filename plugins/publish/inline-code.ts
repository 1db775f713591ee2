import { DomUtils, parseDocument } from 'htmlparser2';

/** The distinct texts of inline elements, whose hashes the Content-Security-Policy needs. */
export type InlineCode = Record<'scripts' | 'styles', Set<string>>;

/** Script types that browsers process; any other type is a data block (HTML, section 4.12.1). */
const PROCESSED_TYPES = ['', 'text/javascript', 'module', 'importmap', 'speculationrules'];

/**
 * Adds the inline script and style elements of a page to `code`.
 *
 * @param file path of the page, for the error
 * @param html text of the page
 * @throws Error for code that no hash can allow: style attributes, event handler attributes, `javascript:` links
 */
export function collectInlineCode(file: string, html: string, code: InlineCode): void {
  // As browsers read lines (HTML, section 13.2.3.5).
  const page = parseDocument(html.replaceAll('\r\n', '\n'));
  // Browsers neither run nor style what is in a template (HTML, section 4.12.3).
  for (const template of DomUtils.getElementsByTagName('template', page)) DomUtils.removeElement(template);
  for (const { name: tag, attribs, children } of DomUtils.getElementsByTagName('*', page)) {
    for (const [name, value] of Object.entries(attribs)) {
      const isScriptLink = ['href', 'action'].includes(name) && /^\s*javascript:/i.test(value);
      if (name !== 'style' && !name.startsWith('on') && !isScriptLink) continue;
      throw new Error(
        `${file} has <${tag} ${name}="${value}">, which the Content-Security-Policy cannot let in: put styles into the css property of a component, and behaviour into an island.`,
      );
    }
    const isInline = attribs['src'] === undefined && PROCESSED_TYPES.includes(attribs['type'] ?? '');
    if (tag === 'style') code.styles.add(DomUtils.textContent(children));
    if (tag === 'script' && isInline) code.scripts.add(DomUtils.textContent(children));
  }
}
