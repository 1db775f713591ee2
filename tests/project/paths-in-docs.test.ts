import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groupsIn, pathsNamedIn, PROJECT_FILES } from '../support/documents';

/** A path that the reader of a recipe creates, and that it may name again. */
const CREATED = /\bcreate `([^`\n]+)`/gi;

/**
 * Whether the project has the file or the folder. A path may leave out the folders that the text has
 * named.
 */
const exists = (named: string, document: string): boolean =>
  existsSync(path.join(path.dirname(document), named)) ||
  PROJECT_FILES.some((file) => `/${file}/`.includes(`/${named.replace(/\/$/, '')}/`));

it.each(PROJECT_FILES.filter((file) => file.endsWith('.md')))(
  'the project has the files that %s names',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const created = groupsIn(text, CREATED);
    const expected = pathsNamedIn(text).filter((named) => !created.includes(named));
    expect(expected.filter((named) => !exists(named, document))).toEqual([]);
  },
);
