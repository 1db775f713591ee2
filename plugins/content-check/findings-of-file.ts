import { limitFindings, type Finding } from '../mdx-content';
import { versionsAmong } from '../legal-record';
import { checkWithMemory, type ContentFiles } from './check-files';
import type { ContentCheckOptions } from './options';
import { rememberRecent } from './remember';

/** An editor checks the same files again with each key that somebody presses. */
const remember = rememberRecent();

/**
 * Checks one file as if it were saved with another text, in Node or in a browser. It leaves out what checkRecord says,
 * such as that a legal text is not recorded yet.
 *
 * @param file path below `content/`; it may be new
 * @param text what the file would hold
 * @param files all files as they are saved, those of the legal record included
 * @param options the same object each time: with another one, everything is read again
 * @returns the findings in this file, then the errors in other files that are there because of its new text, such as a
 *   link to a heading that it no longer has
 */
export function findingsOfFile(
  file: string,
  text: string,
  files: ContentFiles,
  options: ContentCheckOptions,
): Finding[] {
  const versions = versionsAmong(Object.keys(files.content));
  const check = (content: ContentFiles['content']) =>
    checkWithMemory({ ...files, content }, options, versions, remember).findings;
  const known = new Set(check(files.content).map(keyOf));
  const found = check({ ...files.content, [file]: text });
  const isInFile = (finding: Finding) => finding.file === `content/${file}`;
  const caused = found.filter(
    (finding) => !isInFile(finding) && finding.severity === 'error' && !known.has(keyOf(finding)),
  );
  return limitFindings([...found.filter(isInFile), ...caused]);
}

/** What makes two findings the same. The help may differ, since it lists the places that links can lead to. */
const keyOf = ({ file, line, column, rule, message }: Finding): string =>
  [file, line, column, rule, message].join('\n');
