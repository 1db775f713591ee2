import { existsSync, lstatSync } from 'node:fs';
import { FILE_START, type Report } from '../parse/finding';
import { listEntries } from '../parse/list-files';

/** Names that every system, host and address takes as they are; `.well-known`: RFC 8615. */
const PLAIN_NAME =
  /^(?:(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[a-z0-9][\w.-]{0,98}(?<!\.)|\.well-known)$/i;
/** Files of systems, and of a recording that was interrupted: they are not published. */
const NOT_PUBLISHED = ['.DS_Store', '.gitkeep', '.ledger.json'];

const LINK = {
  rule: 'file-name',
  message: 'this is a symbolic link, so files from outside the project would be published unchecked',
  help: 'Put the file or folder itself in its place.',
};
const ODD_NAME = {
  rule: 'file-name',
  message: 'this name has signs that not every system, address or message can show',
  help: 'Use letters, digits, hyphens, dots and underscores only, begin with a letter or a digit, and keep it shorter than 100.',
};

/**
 * Reports what cannot be checked and published as it is: symbolic links, and names that not every system can have or
 * that could be taken for words of a message.
 *
 * @param folder the folder `content` or `static`
 * @param reportIn makes the Report of a file, given its path below the folder
 * @returns the paths of the other files
 */
export function checkNames(folder: string, reportIn: (name: string) => Report): string[] {
  if (existsSync(folder) && lstatSync(folder).isSymbolicLink()) reportIn('')(FILE_START, LINK);
  const entries = listEntries(folder).filter(({ entry }) => !NOT_PUBLISHED.includes(entry.name));
  const isPlain = ({ entry, name }: (typeof entries)[number]) => {
    const isLink = !entry.isFile() && !entry.isDirectory();
    const problem = isLink ? LINK : PLAIN_NAME.test(entry.name) ? undefined : ODD_NAME;
    if (problem) reportIn(name)(FILE_START, problem);
    return !problem && entry.isFile();
  };
  return entries.filter(isPlain).map(({ name }) => name);
}
