import { ROUTES } from '../../../../src/shared/routes';
import { pageOf, type AnchorClash } from '../addresses';
import { FILE_START, type Report } from '../../parse/finding';
import { NEEDED_FILES } from '../../kinds';
import type { Outline } from '../outline';

/** Makes the Report of a file, given its path below `content/`. */
type ReportIn = (file: string) => Report;

/** Requires the files that the site cannot be built without. */
export function neededFiles(files: readonly string[], reportIn: ReportIn): void {
  for (const file of NEEDED_FILES.filter((needed) => !files.includes(needed))) {
    reportIn(file)(FILE_START, {
      rule: 'missing-file',
      message: 'the file is missing, and the site cannot be built without it',
      help: 'Bring it back from an earlier version, or correct the name of the file that was meant to be it.',
    });
  }
}

/** Requires questions to differ in order and words. */
export function distinctQuestions(documents: readonly Outline[], reportIn: ReportIn): void {
  for (const name of ['order', 'question']) {
    const seen = new Map<unknown, string>();
    for (const { file, fields } of documents) {
      const field = fields[name];
      if (!field) continue;
      const key = typeof field.value === 'string' ? comparable(field.value) : field.value;
      const other = seen.get(key);
      if (!other) seen.set(key, file);
      else {
        reportIn(file)(field.place, {
          rule: 'duplicate',
          message: `content/${other} has the same ${name}`,
          help:
            name === 'order'
              ? 'Give each question a number of its own; numbers may be left out.'
              : 'Change one of the questions, or put the two answers into one file.',
        });
      }
    }
  }
}

const comparable = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Requires each id to occur once on a page. */
export function distinctAnchors(clashes: readonly AnchorClash[], reportIn: ReportIn): void {
  for (const { document, id, place, other } of clashes) {
    const where = other.document
      ? `content/${other.document.file}${other.line ? `, line ${other.line},` : ''} has it too`
      : 'the page uses it itself';
    reportIn(document.file)(place ?? FILE_START, {
      rule: place ? 'heading' : 'file-name',
      message: `"#${id}" would stand twice on ${ROUTES[pageOf(document)].label}: ${where}`,
      help: place ? 'Word one of the headings differently.' : 'Give the file another name.',
    });
  }
}

/** Warns once about a missing postal address that documents show. */
export function openPostalAddress(documents: readonly Outline[], report: Report): void {
  const places = documents.filter(({ showsPostalAddress }) => showsPostalAddress).map(({ file }) => file);
  if (places.length === 0) return;
  report(FILE_START, {
    rule: 'open-fact',
    severity: 'warning',
    message: `"postalAddress" is still open; readers of ${places.join(', ')} see a placeholder`,
    help: 'Add a line that starts with "postalAddress:" and goes on with the address, as soon as it is known.',
  });
}
