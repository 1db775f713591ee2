import vm from 'node:vm';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { checkEditedFile, type ContentFiles } from '../../plugins/content-check';
import { compileBody } from '../../plugins/mdx-content';
import { settingsWithoutVariables } from '../../config/environment/check-settings';
import { contentOnlyCheckOptions } from '../../config/plugin-options/content-only-check-options';
import { frontMatterOf, yamlOf } from '../support/front-matter';

/** The functions of the site that the editor uses, as they are in Node. */
const EDITOR = { contentOnlyCheckOptions, checkEditedFile, compileBody };

// For browsers, esbuild makes no bundle of what imports a module of Node.
const ENTRY = `
  export { contentOnlyCheckOptions } from './config/plugin-options/content-only-check-options';
  export { checkEditedFile } from './plugins/content-check/browser';
  export { compileBody } from './plugins/mdx-content';
`;

const FILES: ContentFiles = {
  content: {
    'site.yaml': yamlOf('SiteFacts'),
    'policy.yaml': `required: []
forbidden:
  - id: guarantee
    reason: Nothing is guaranteed
    suggestion: Say what is known.
    wordings: [guarantee*]
`,
    'legal/record/terms/2025-05-02.mdx': 'A recorded text.',
  },
  staticFiles: ['/favicon.svg'],
};

/** A question with a mistake of each kind. */
const QUESTION = `${frontMatterOf('FaqEntry', { question: undefined, order: 'first', reviewBy: '2025-02-30' })}
It is guaranteed, and this is <b>bold</b>.

[A version](/legal/terms/2025-05-02/), [another](/legal/terms/2025-05-03/) &mdash; from sample bank brief.

![](/favicon.svg)
`;

/** YAML 1.1 reads the number of this question as 8. */
const OCTAL = `${frontMatterOf('FaqEntry', { order: 10 }).replace('order: 10', 'order: 010')}\nIn <Launch />.\n`;

/** The files in the bundle, as paths below the project's root. */
let files: string[];
let code: string;

beforeAll(async () => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: ENTRY, resolveDir: process.cwd() },
    bundle: true,
    format: 'iife',
    globalName: 'editor',
    platform: 'browser',
    metafile: true,
    write: false,
  });
  const [output] = Object.values(metafile.outputs);
  code = outputFiles[0]?.text ?? '';
  const inputs = Object.entries(output?.inputs ?? {});
  files = inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : []));
});

/** Runs the bundle with a browser's globals and none of Node's. Two that jsdom lacks are added. */
function runInBrowser(): typeof EDITOR {
  const browser = new JSDOM('', { runScripts: 'outside-only' });
  Object.assign(browser.window, { structuredClone, TextEncoder });
  return vm.runInContext(`${code}\neditor`, browser.getInternalVMContext()) as typeof EDITOR;
}

it('contains the check, but neither React nor messages of zod in languages that are not used', () => {
  expect(files).toContain('plugins/content-check/check/check-files.ts');
  // zod's `import { z }` would add its messages in all languages; `import * as z` does not.
  const tooMuch = /node_modules\/(?:react|react-dom|pkijs)\/|\/zod\/.*\/locales\/(?!en\.)/;
  expect(files.filter((file) => tooMuch.test(file))).toEqual([]);
});

it('finds the same mistakes in the browser as in Node', () => {
  const find = (editor: typeof EDITOR, text: string) =>
    editor.checkEditedFile(
      'faq/a.mdx',
      text,
      FILES,
      editor.contentOnlyCheckOptions(settingsWithoutVariables('2025-05-02')),
    );
  const browserEditor = runInBrowser();
  expect(find(browserEditor, QUESTION).map(({ rule }) => rule)).toEqual([
    'front-matter',
    'front-matter',
    'front-matter',
    'policy/guarantee',
    'component',
    'link',
    'fact',
    'image',
  ]);
  expect(find(browserEditor, OCTAL).map(({ rule }) => rule)).toEqual(['yaml']);
  for (const text of [QUESTION, OCTAL, 'No fields.']) {
    expect(find(browserEditor, text)).toEqual(find(EDITOR, text));
  }
});

it('compiles the same HTML in the browser as in Node', () => {
  const body =
    'We "launch" &mdash; on May 2 &mdash; in <Launch />.\n\n## A table\n\n| a | b |\n| - | - |\n| 1 | 2 |\n';
  const compile = (editor: typeof EDITOR) => {
    const { model } = editor.contentOnlyCheckOptions(settingsWithoutVariables('2025-05-02'));
    const facts = { launch: 'mid-May 2025', launchBy: '2025-05-31', firstReport: '2025-Q1' };
    return editor.compileBody(body, { model, facts, headingLevel: 3, idPrefix: '' }).html;
  };
  const browserEditor = runInBrowser();
  expect(compile(browserEditor)).toContain('<h3 id="a-table">');
  expect(compile(browserEditor)).toBe(compile(EDITOR));
});
