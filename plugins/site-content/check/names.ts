import { existsSync, lstatSync } from 'node:fs';
import { FILE_START, type Report } from '../parse/finding';
import { listEntries } from '../parse/list-files';

/** Names that every system, host and address takes as they are; `.well-known`: RFC 8615. */
const PLAIN_NAME =
  /^(?:(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[a-z0-9][\w.-]{0,98}(?<!\.)|\.well-known)$/i;
/** Not published: files of systems, and a recording that was interrupted. */
const EXPECTED = /(?:^|\/)\.(?:DS_Store|gitkeep)$|^legal\/\.record-(?:next|old)(?:\/|$)/;

/**
 * Reports what cannot be checked and published as it is: symbolic links, and names that not every system can have or
 * that could be taken for words of a message.
 *
 * @param folder the folder `content` or `static`
 * @param reportIn makes the Report of a file, given its path below the folder
 * @returns the paths of the other files
 */
export function checkNames(folder: string, reportIn: (name: string) => Report): string[] {
  const refuse = (name: string, message: string, help: string) =>
    reportIn(name)(FILE_START, { rule: 'file-name', message, help });
  const refuseLink = (name: string) => {
    const message = 'this is a symbolic link, so files from outside the project would be published unchecked';
    refuse(name, message, 'Put the file or folder itself in its place.');
  };
  if (existsSync(folder) && lstatSync(folder).isSymbolicLink()) refuseLink('');
  return listEntries(folder).flatMap(({ entry, name }) => {
    if (EXPECTED.test(name)) return [];
    if (!entry.isFile() && !entry.isDirectory()) refuseLink(name);
    else if (PLAIN_NAME.test(entry.name)) return entry.isFile() ? name : [];
    else {
      refuse(
        name,
        'this name has signs that not every system, address or message can show',
        'Use letters, digits, hyphens, dots and underscores only, begin with a letter or a digit, and keep it shorter than 100.',
      );
    }
    return [];
  });
}
