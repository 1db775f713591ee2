import { transform } from 'esbuild';
import { browserslist } from '../../../package.json';
import { SCRIPTS_ID } from '../../../src/shared/ids';

/** The `browserslist` of package.json in esbuild's notation, for instance `ios15`. */
const TARGET = browserslist.map((query) => query.replace('_saf', '').replace(' >= ', ''));

const TEMPLATE = new RegExp(`(<template id="${SCRIPTS_ID}">)(.*?)(</template>)`, 's');
/** Where a page names a chunk; the loader needs its path. */
const CHUNK = /( data-chunk=")([\w-]+)/g;
const INLINE_CODE = /(<(style|script)>)(.*?)(<\/\2>)/gs;

/**
 * Minifies the inline code of a built page, removes Gatsby's markers and fills in the paths of chunks.
 *
 * @param html text of the page
 * @throws Error when esbuild cannot parse a script
 */
export async function minifyHtml(html: string): Promise<string> {
  const page = html
    .replaceAll(' data-gatsby-head="true"', '')
    .replace(CHUNK, (_, start, name) => start + pathOf(name, html).join(''))
    .replace(TEMPLATE, (_, start, scripts, end) => start + scriptsOfPage(scripts, html) + end);
  for (const [, , element = '', code = ''] of page.matchAll(INLINE_CODE)) {
    // Thousands of pages share the same inline code.
    if (!minified.has(code)) minified.set(code, await minifyCode(element, code));
  }
  return page.replace(INLINE_CODE, (_, start, _element, code, end) => start + minified.get(code) + end);
}

/** Gatsby lists the scripts of all pages; the loader needs those of the app and of this page's islands. */
function scriptsOfPage(list: string, html: string): string {
  const islands = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name]) => name ?? '');
  return [...new Set(['app', ...islands])].flatMap((name) => pathOf(name, list)).join(' ');
}

/** The path of an island's or a chunk's script in Gatsby's list, if it is there. */
const pathOf = (name: string, list: string): string[] => new RegExp(`/${name}-\\w+\\.js`).exec(list) ?? [];

/** The results, by the code as it was. */
const minified = new Map<string, string>();

async function minifyCode(element: string, code: string): Promise<string> {
  const loader = element === 'style' ? 'css' : 'js';
  return (await transform(code, { loader, minify: true, target: TARGET })).code.trim();
}
