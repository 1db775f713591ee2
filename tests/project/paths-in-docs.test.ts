import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../plugins/shared/list-files';

/** The folders of the project, without those that programs write. */
const FOLDERS = ['.github', 'content', 'docs', 'e2e', 'plugins', 'scripts', 'src', 'static', 'tests'];

const FILES = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`)),
];

/** What readers of the recipes create. */
const TO_BE_CREATED = [
  'content/pages/about.mdx',
  'src/pages/about.tsx',
  'content/landing/tips.mdx',
  'src/landing/Tips.tsx',
  'src/landing/CopyLink.tsx',
  'copy-link.island.ts',
  'copy-link-styles.ts',
  'CopyLink.test.tsx',
];

const CODE_SPAN = /(?<!`)`([^`\n]+)`(?!`)/g;
const CODE_BLOCK = /^ *```[^]*?^ *```$/gm;
/** A path without placeholders, whose folder or ending shows that it is one of the project. */
const PATH = new RegExp(`^(?:(?:${FOLDERS.join('|')})/[\\w./-]*|[\\w./-]+\\.(?:tsx?|m[jt]s|mdx?|ya?ml))$`);

/**
 * Whether the project has the file or the folder. A path may leave out the folders that the text has
 * named.
 */
const exists = (named: string, document: string): boolean =>
  existsSync(path.join(path.dirname(document), named)) ||
  FILES.some((file) => `/${file}/`.includes(`/${named.replace(/\/$/, '')}/`));

it.each(FILES.filter((file) => file.endsWith('.md')))(
  'the project has the files that %s names',
  (document) => {
    const text = readFileSync(document, 'utf8').replace(CODE_BLOCK, '');
    const named = [...text.matchAll(CODE_SPAN)]
      .map(([, code = '']) => code)
      .filter((code) => PATH.test(code));
    const expected = named.filter((code) => !TO_BE_CREATED.includes(code));
    expect(expected.filter((code) => !exists(code, document))).toEqual([]);
  },
);
