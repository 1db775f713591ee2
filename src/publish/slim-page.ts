import { SCRIPTS_ID } from '../islands/loader';
import { minifyCode } from './minify-code';

/**
 * Takes from a built page what only Gatsby and readers of its source would miss: it shows and does the same.
 *
 * @param html the page
 * @param minify makes its styles and its scripts small
 */
export function slimPage(html: string, minify = minifyCode): string {
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
