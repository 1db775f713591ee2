import { DomUtils, parseDocument } from 'htmlparser2';
import { BuildError } from '../shared/gatsby/build-error';

/**
 * The distinct texts of inline script and style elements. The Content-Security-Policy allows them
 * by their hashes.
 */
export type InlineCode = Record<'scripts' | 'styles', Set<string>>;

/**
 * The types of scripts that browsers process. A script of any other type is a data block (HTML,
 * section 4.12.1).
 */
const PROCESSED_TYPES = ['', 'text/javascript', 'module', 'importmap', 'speculationrules'];

/**
 * Finds the inline code of a page.
 *
 * @param file path of the page, which an error names
 * @param html text of the page
 * @throws BuildError when the page has code that no hash can allow: a style attribute, an event handler
 *   attribute or a `javascript:` link
 */
export function inlineCodeOf(file: string, html: string): InlineCode {
  const code: InlineCode = { scripts: new Set(), styles: new Set() };
  // Browsers hash the text with the line ends that their parser makes of it (HTML, section 13.2.3.5).
  const page = parseDocument(html.replaceAll('\r\n', '\n'));
  // Browsers neither run scripts nor apply styles in a template (HTML, section 4.12.3).
  for (const template of DomUtils.getElementsByTagName('template', page)) {
    DomUtils.removeElement(template);
  }
  for (const { name: tag, attribs, children } of DomUtils.getElementsByTagName('*', page)) {
    for (const [name, value] of Object.entries(attribs)) {
      if (!isCode(name, value)) continue;
      throw new BuildError(
        `${file} has <${tag} ${name}="${value}">, which the Content-Security-Policy cannot allow: put styles into a style element, and behavior into a script.`,
      );
    }
    const isInline = attribs['src'] === undefined && PROCESSED_TYPES.includes(attribs['type'] ?? '');
    if (tag === 'style') code.styles.add(DomUtils.textContent(children));
    if (tag === 'script' && isInline) code.scripts.add(DomUtils.textContent(children));
  }
  return code;
}

/** The attributes that can hold a link of the kind `javascript:`. */
const LINK_ATTRIBUTES = ['href', 'xlink:href', 'action', 'formaction'];

/** Whether an attribute holds code: styles, an event handler, or a link that runs a script. */
function isCode(name: string, value: string): boolean {
  if (name === 'style' || name.startsWith('on')) return true;
  return LINK_ATTRIBUTES.includes(name) && /^\s*javascript:/i.test(value);
}
