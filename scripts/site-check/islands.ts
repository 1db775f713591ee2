import type { Finding } from '../../plugins/site-content';
import { SCRIPTS_ID } from '../../src/shared/ids';
import { found, type BuiltPage, type BuiltSite } from './built-site';

/** Every island is hydrated by a script of its page, and none is inside another. */
export async function checkIslands(site: BuiltSite): Promise<Finding[]> {
  return (await Promise.all(site.pages.map((page) => checkPage(page, site)))).flat();
}

async function checkPage(page: BuiltPage, site: BuiltSite): Promise<Finding[]> {
  const islands = page.all('[data-island]');
  const code = islands.length > 0 ? await scriptsOf(page, site) : '';
  return islands.flatMap((island) => {
    const name = island.getAttribute('data-island') ?? '';
    const problems = [
      // A minifier may choose any quotes.
      !new RegExp(`(["'\`])${name}\\1`).test(code) && {
        rule: 'island-script',
        message: `no script of this page hydrates the island "${name}"`,
        help: `Make it the default export of a file ${name}.island.ts: export default island('${name}', …).`,
      },
      island.parentElement?.closest('[data-island]') && {
        rule: 'nested-island',
        message: `the island "${name}" is inside another island`,
        help: 'React would hydrate it twice, or not at all: put it beside the other.',
      },
    ];
    return problems.flatMap((problem) =>
      problem ? found(site, page.file, problem, page.placeOf(island)) : [],
    );
  });
}

/** The scripts that the loader starts on a page; a missing one is found as a broken link is. */
async function scriptsOf(page: BuiltPage, site: BuiltSite): Promise<string> {
  const list = page.document.querySelector<HTMLTemplateElement>(`#${SCRIPTS_ID}`)?.innerHTML ?? '';
  const files = (list.match(/\/[\w-]+-\w+\.js/g) ?? []).map((path) => path.slice(1));
  const present = [...new Set(files)].filter((file) => site.files.has(file));
  return (await Promise.all(present.map((file) => site.text(file)))).join('\n');
}
