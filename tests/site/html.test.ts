import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { JAVA, missing, programPath } from '../programs/programs';
import { found, readBuiltSite, type BuiltSite } from './built-site';
import { describeCheck } from './describe-check';
import { sampleHome } from './sample-site';

/** The recommended rules; each exception has its reason. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes <meta/>, required="" and dateTime, Gatsby async: parsers read them alike.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': ['error', { style: 'empty' }],
    // Gatsby's root is #___gatsby: unusual, and valid.
    'valid-id': ['error', { relaxed: true }],
    // WAI-ARIA allows names of lists, groups and figures.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Files of the site itself come from the same server as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

async function checkWithHtmlValidate(site: BuiltSite): Promise<string[]> {
  const validator = new HtmlValidate(CONFIG);
  const problems = await Promise.all(
    site.pages.map(async ({ file, html }) => {
      const { results } = await validator.validateString(html, file);
      return results
        .flatMap(({ messages }) => messages)
        .map(({ ruleId, message, line, column, ruleUrl }) =>
          found(
            site,
            `${file}:${line}:${column}`,
            `${message} (${ruleId})`,
            `See ${ruleUrl ?? 'https://html-validate.org'}.`,
          ),
        );
    }),
  );
  return problems.flat();
}

describeCheck('html-validate', checkWithHtmlValidate, [
  [
    'invalid HTML',
    { 'index.html': sampleHome('<ul><p>P</p></ul>') },
    'sample/index.html:7:57: <p> element is not permitted as content under <ul>',
  ],
  ['an inline style', { 'index.html': sampleHome('<p style="color:red">P</p>') }, '(no-inline-style)'],
]);

/** Messages that are ignored, each with its reason. */
const ACCEPTED: readonly RegExp[] = [
  // React writes <meta/>, with quoted attributes.
  /^Trailing slash on void elements has no effect/,
  // This latest date keeps a fifth digit out of the year.
  /Potentially bad value “9999-12-31” for attribute “max”/,
];

interface Message {
  url?: string;
  lastLine?: number;
  firstColumn?: number;
  lastColumn?: number;
  message: string;
}

/** HTML, CSS and SVG are valid by the checker of validator.w3.org. */
function checkWithNu(folder: string, files: string[]): string[] {
  const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
  const paths = files.map((file) => path.resolve(folder, file));
  const { stdout, stderr, error } = spawnSync(
    programPath(JAVA) ?? 'java',
    ['-jar', jar, '--format', 'json', '--stdout', ...paths],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (error) throw new Error(missing(JAVA));
  if (!stdout.startsWith('{')) throw new Error(`The Nu checker did not answer. ${stderr}`);
  return (JSON.parse(stdout) as { messages: Message[] }).messages
    .filter(({ message }) => !ACCEPTED.some((accepted) => accepted.test(message)))
    .map(({ url = '', message, lastLine = 1, firstColumn, lastColumn = 1 }) => {
      const file = path.relative('', decodeURI(url.replace(/^file:/, '')));
      return `${file}:${lastLine}:${firstColumn ?? lastColumn}: ${message}\n  See https://validator.w3.org/nu/about.html.`;
    });
}

describe('Nu checker', () => {
  const isPossible = programPath(JAVA) !== undefined || Boolean(process.env['CI']);
  const withJava = isPossible ? it : it.skip;
  if (!isPossible) console.warn(missing(JAVA));

  withJava('finds nothing in the built site', () => {
    const { folder, pages } = readBuiltSite();
    expect(
      checkWithNu(
        folder,
        pages.map(({ file }) => file),
      ),
    ).toEqual([]);
  });

  withJava('finds a language that does not exist', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
    writeFileSync(path.join(folder, 'index.html'), sampleHome('<p lang="no such language">P</p>'));
    const problems = checkWithNu(folder, ['index.html']);
    rmSync(folder, { recursive: true });
    expect(problems).toEqual([expect.stringMatching(/\/index\.html:7:52: .*lang/)]);
  });
});
