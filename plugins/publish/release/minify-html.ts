import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { SCRIPTS_ID } from '../../../src/shared/ids';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };

/** The `browserslist` of package.json in esbuild's notation, for instance `ios15`. */
const TARGET = browserslist.map((query) => query.replace('_saf', '').replace(' >= ', ''));

const TEMPLATE = new RegExp(`(<template id="${SCRIPTS_ID}">)(.*?)(</template>)`, 's');
/** Where a page names a chunk; the loader needs its path. */
const CHUNK = /( data-chunk=")([\w-]+)/g;
const STYLES = /(<style>)(.*?)(<\/style>)/gs;
const SCRIPTS = /(<script>)(.*?)(<\/script>)/gs;

/**
 * Minifies the inline code of a built page, removes Gatsby's markers and fills in the paths of chunks.
 *
 * @param html text of the page
 * @throws Error when esbuild cannot parse a script
 */
export function minifyHtml(html: string): string {
  return html
    .replaceAll(' data-gatsby-head="true"', '')
    .replace(CHUNK, (_, start, name) => start + pathOf(name, html).join(''))
    .replace(TEMPLATE, (_, start, scripts, end) => start + scriptsOfPage(scripts, html) + end)
    .replace(STYLES, (_, start, styles, end) => start + minifyCode(styles, 'css') + end)
    .replace(SCRIPTS, (_, start, script, end) => start + minifyCode(script, 'js') + end);
}

/** Gatsby lists the scripts of all pages; the loader needs those of the app and of this page's islands. */
function scriptsOfPage(list: string, html: string): string {
  const islands = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name]) => name ?? '');
  return [...new Set(['app', ...islands])].flatMap((name) => pathOf(name, list)).join(' ');
}

/** The path of an island's or a chunk's script in Gatsby's list, if it is there. */
const pathOf = (name: string, list: string): string[] => new RegExp(`/${name}-\\w+\\.js`).exec(list) ?? [];

/** Results by code: thousands of pages share the same inline code. */
const minified = new Map<string, string>();

function minifyCode(code: string, loader: 'css' | 'js'): string {
  const key = `${loader} ${code}`;
  const small =
    minified.get(key) ?? transformSync(code, { loader, minify: true, target: TARGET }).code.trim();
  minified.set(key, small);
  return small;
}
