import { existsSync, lstatSync } from 'node:fs';
import { FILE_START, type Report } from '../parse/finding';
import { listEntries } from '../parse/list-files';

/** Names that every system, host and address takes as they are. */
const PLAIN_NAME = /^(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[a-z0-9][\w.-]{0,98}(?<!\.)$/i;
/** Not published: files of systems, and a recording that was interrupted. */
const EXPECTED = /(?:^|\/)\.(?:DS_Store|gitkeep)$|^legal\/\.record-(?:next|old)(?:\/|$)/;
/** Of a folder of content/ or static/: RFC 8615. */
const WELL_KNOWN = '.well-known';

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
  const seen = new Map<string, string>();
  return listEntries(folder).flatMap(({ entry, name }) => {
    const other = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), name);
    if (EXPECTED.test(name)) return [];
    if (entry.isSymbolicLink()) refuseLink(name);
    else if (!entry.isFile() && !entry.isDirectory()) {
      refuse(name, 'this is neither a file nor a folder', 'Take it out.');
    } else if (!PLAIN_NAME.test(entry.name) && entry.name !== WELL_KNOWN) {
      const message = 'this name has signs that not every system, address or message can show';
      const help =
        'Use letters, digits, hyphens, dots and underscores only, begin with a letter or a digit, and keep it shorter than 100.';
      refuse(name, message, help);
    } else if (entry.isFile()) {
      if (other) refuse(name, `only capital letters tell this name from ${other}`, 'Give it another name.');
      return [name];
    }
    return [];
  });
}
