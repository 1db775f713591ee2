import { contentPath } from '../../mdx-content';
import { isError, type Finding } from '../../shared/text/finding';
import type { ContentCheckOptions } from '../options';
import { checkFilesMemoized } from './check-files';
import { memoizeRecent } from './memoize';
import type { ContentFiles } from './read-files';
import { keyOfFinding, limitFindings } from './sort-and-limit-findings';

/** Editors check the same files again with each key that somebody presses. */
const remember = memoizeRecent();

/**
 * Finds what would be wrong if a file were saved with another text. It runs in Node and in
 * browsers, so it leaves out `additionalChecks`.
 *
 * @param file path below `content/`; the file may be new
 * @param text what the file would hold
 * @param files all files as they are saved, including the unchecked ones
 * @param options pass the identical object each time: with another one, everything is checked again
 * @returns the findings in this file, then the errors that its new text causes in other files, such
 *   as a link to a heading that it no longer has
 */
export function checkEditedFile(
  file: string,
  text: string,
  files: ContentFiles,
  options: ContentCheckOptions,
): Finding[] {
  const check = (content: ContentFiles['content']) =>
    checkFilesMemoized({ ...files, content }, options, remember).findings;
  const savedFindings = new Set(check(files.content).map(keyOfFinding));
  const findings = check({ ...files.content, [file]: text });
  const isInFile = (finding: Finding) => finding.file === contentPath(file);
  const isCausedElsewhere = (finding: Finding) =>
    !isInFile(finding) && isError(finding) && !savedFindings.has(keyOfFinding(finding));
  return limitFindings([...findings.filter(isInFile), ...findings.filter(isCausedElsewhere)]);
}
