import { readdirSync } from 'node:fs';
import { listFiles } from '../../plugins/shared/files/list-files';

/** The folders of the project, except the folders that programs write. */
const FOLDERS = [
  '.github',
  'config',
  'content',
  'docs',
  'e2e',
  'eslint',
  'plugins',
  'scripts',
  'src',
  'static',
  'tests',
];

/** The files of the project, and its folders at the root. */
export const PROJECT_FILES = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`)),
];

const CODE_SPAN = /(?<!`)`([^`\n]+)`(?!`)/g;
const CODE_BLOCK = /^ *```[^]*?^ *```$/gm;
/** A path without placeholders, whose folder or ending shows that it is one of the project. */
const PATH = new RegExp(`^(?:(?:${FOLDERS.join('|')})/[\\w./-]*|[\\w./-]+\\.(?:tsx?|m[jt]s|mdx?|ya?ml))$`);

/** @returns what the group in the pattern matches */
export const groupsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

/** @returns the paths of the project that the sentences of a Markdown text name in code spans, in order */
export const pathsNamedIn = (markdown: string): string[] =>
  groupsIn(markdown.replace(CODE_BLOCK, ''), CODE_SPAN).filter((code) => PATH.test(code));
