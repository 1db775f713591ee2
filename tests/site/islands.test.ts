import { SCRIPTS_ID } from '../../src/shared/ids';
import { found, type BuiltPage, type BuiltSite } from './built-site';
import { describeCheck } from './describe-check';
import { sampleHome, samplePage, sampleSite } from './sample-site';

/** Every island is hydrated by a script of its page, and none is inside another. */
function checkIslands(site: BuiltSite): string[] {
  return site.pages.flatMap((page) => {
    const islands = page.all('[data-island]');
    const code = islands.length > 0 ? scriptsOf(page, site) : '';
    return islands.flatMap((island) => {
      const name = island.getAttribute('data-island') ?? '';
      const problems: string[] = [];
      // A minifier may choose any quotes.
      if (!new RegExp(`(["'\`])${name}\\1`).test(code)) {
        problems.push(
          found(
            site,
            page.at(island),
            `no script of this page hydrates the island "${name}"`,
            `Make it the default export of a file ${name}.island.ts: export default island('${name}', …).`,
          ),
        );
      }
      if (island.parentElement?.closest('[data-island]')) {
        problems.push(
          found(
            site,
            page.at(island),
            `the island "${name}" is inside another island`,
            'React would hydrate it twice, or not at all: put it beside the other.',
          ),
        );
      }
      return problems;
    });
  });
}

/** The scripts that the loader starts on a page; a missing one is found as a broken link is. */
function scriptsOf(page: BuiltPage, site: BuiltSite): string {
  const list = page.document.querySelector<HTMLTemplateElement>(`#${SCRIPTS_ID}`)?.innerHTML ?? '';
  const files = (list.match(/\/[\w-]+-\w+\.js/g) ?? []).map((path) => path.slice(1));
  return [...new Set(files)]
    .filter((file) => site.files.has(file))
    .map((file) => site.read(file).toString())
    .join('\n');
}

/** A page with islands, and its only script. */
const withIslands = (markup: string, script: string) => ({
  'index.html': sampleHome(`<template id="scripts">/app-1f.js</template>${markup}`),
  'app-1f.js': script,
});
const ISLANDS = '<div data-island="bar">B</div><div data-island="tabs"><div data-slot="a">A</div></div>';

describeCheck('islands', checkIslands, [
  [
    'an island without a script',
    withIslands(ISLANDS, 'h("bar",B);h("tabs-2",T)'),
    'no script of this page hydrates the island "tabs"',
  ],
  [
    'an island whose script another page lists',
    {
      ...withIslands('', 'h("bar",B);h("tabs",T)'),
      'legal/index.html': samplePage('/legal', { body: `<p id="top"></p>${ISLANDS}` }),
    },
    'sample/legal/index.html:7:46: no script of this page hydrates the island "bar"',
  ],
  [
    'an island in a slot of another',
    withIslands(ISLANDS.replace('>A<', '><span data-island="bar">A</span><'), 'h("bar",B);h("tabs",T)'),
    'the island "bar" is inside another island',
  ],
]);

it('accepts islands that have a script', () => {
  expect(checkIslands(sampleSite(withIslands(ISLANDS, 'h("bar",B);h(`tabs`,T)')))).toEqual([]);
});
