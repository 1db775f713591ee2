import { transform } from 'esbuild';
import { browserslist } from '../../../package.json';
import { ISLANDS } from '../../islands';

/** The `browserslist` of package.json in esbuild's notation, for instance `ios15`. */
const TARGET = browserslist.map((query) => query.replace('_saf', '').replace(' >= ', ''));

const TEMPLATE = new RegExp(`(<template id="${ISLANDS.scriptsId}">)(.*?)(</template>)`, 's');
const INLINE_CODE = /(<(style|script)>)(.*?)(<\/\2>)/gs;

/**
 * Minifies the inline code of a built page, removes Gatsby's markers, and lists the scripts of the page.
 *
 * @param html text of the page
 * @throws Error when esbuild cannot parse a script
 */
export async function minifyHtml(html: string): Promise<string> {
  const page = html
    .replaceAll(' data-gatsby-head="true"', '')
    .replace(TEMPLATE, (_, start, scripts, end) => start + scriptsOfPage(scripts, html) + end);
  for (const [, , element = '', code = ''] of page.matchAll(INLINE_CODE)) {
    // Thousands of pages share the same inline code.
    if (!minified.has(code)) minified.set(code, await minifyCode(element, code));
  }
  return page.replace(INLINE_CODE, (_, start, _element, code, end) => start + minified.get(code) + end);
}

const ISLAND = new RegExp(` ${ISLANDS.island}="([^"]+)"`, 'g');

/** Gatsby lists the scripts of all pages; the loader needs those of the app and of this page's islands. */
function scriptsOfPage(list: string, html: string): string {
  const islands = [...html.matchAll(ISLAND)].map(([, name]) => name ?? '');
  return [...new Set(['app', ...islands])]
    .flatMap((name) => new RegExp(`/${name}-\\w+\\.js`).exec(list) ?? [])
    .map((path) => `<script src="${path}"></script>`)
    .join('');
}

/** The results, by the code as it was. */
const minified = new Map<string, string>();

async function minifyCode(element: string, code: string): Promise<string> {
  const loader = element === 'style' ? 'css' : 'js';
  return (await transform(code, { loader, minify: true, target: TARGET })).code.trim();
}
