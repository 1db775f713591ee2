import { transformSync } from 'esbuild';
import { BROWSERS } from '../../islands/browsers';
import { SCRIPTS_ID } from '../../../src/shared/ids';

const TEMPLATE = new RegExp(`(<template id="${SCRIPTS_ID}">)(.*?)(</template>)`, 's');
const STYLES = /(<style>)(.*?)(<\/style>)/gs;
const SCRIPTS = /(<script>)(.*?)(<\/script>)/gs;

/** Minifies the inline code of a built page, and removes Gatsby's marks that no browser reads. */
export function minifyHtml(html: string): string {
  return html
    .replaceAll(' data-gatsby-head="true"', '')
    .replace(TEMPLATE, (_, start, scripts, end) => start + scriptsOfPage(scripts, html) + end)
    .replace(STYLES, (_, start, styles, end) => start + minifyCode(styles, 'css') + end)
    .replace(SCRIPTS, (_, start, script, end) => start + minifyCode(script, 'js') + end);
}

/** Gatsby lists the scripts of all pages; the loader needs the paths of the app and of the page's islands. */
function scriptsOfPage(list: string, html: string): string {
  const islands = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name]) => name);
  const paths = [...new Set(['app', ...islands])].flatMap(
    (name) => new RegExp(`/${name}-\\w+\\.js`).exec(list) ?? [],
  );
  return paths.join(' ');
}

/** Most pages have the same inline code. */
const minified = new Map<string, string>();

function minifyCode(code: string, loader: 'css' | 'js'): string {
  const key = `${loader} ${code}`;
  const small =
    minified.get(key) ?? transformSync(code, { loader, minify: true, target: BROWSERS }).code.trim();
  minified.set(key, small);
  return small;
}
