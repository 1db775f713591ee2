import { transformSync } from 'esbuild';
import { SCRIPTS_ID } from '../islands/loader';
import { BROWSERS } from '../islands/browsers';

/** Takes from a built page what only Gatsby and readers of its source would miss: it shows and does the same. */
export function slimPage(html: string): string {
  return html
    .replaceAll(' data-gatsby-head="true"', '')
    .replace(TEMPLATE, (_, start, scripts, end) => start + scriptsOfPage(scripts, html) + end)
    .replace(STYLES, (_, start, styles, end) => start + minify(styles, 'css') + end)
    .replace(SCRIPTS, (_, start, script, end) => start + minify(script, 'js') + end);
}

// Their starts are matched, not looked behind for, which takes as long as all else that is done here.
const TEMPLATE = new RegExp(`(<template id="${SCRIPTS_ID}">)(.*?)(</template>)`, 's');
const STYLES = /(<style>)(.*?)(<\/style>)/gs;
const SCRIPTS = /(<script>)(.*?)(<\/script>)/gs;

/** Gatsby lists the scripts of all pages, in the words of its runtime; the loader looks for paths alone. */
function scriptsOfPage(list: string, html: string): string {
  const islands = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name]) => name);
  const paths = [...new Set(['app', ...islands])].flatMap(
    (name) => new RegExp(`/${name}-\\w+\\.js`).exec(list) ?? [],
  );
  return paths.join(' ');
}

/** Most pages share theirs. */
const minified = new Map<string, string>();

function minify(text: string, loader: 'css' | 'js'): string {
  const known = minified.get(text);
  if (known !== undefined) return known;
  const { code } = transformSync(text, { loader, minify: true, target: BROWSERS });
  minified.set(text, code.trim());
  return code.trim();
}
