import { FILE_START, type Place, type Report } from '../../parse/finding';
import { CONTENT_COMPONENTS } from '../../content-components';
import { NEEDED_FILES } from '../../kinds';
import type { SiteFacts } from '../../site-facts';
import { siteDate } from '../../site-date';
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

/** The fields in which questions must differ, and what to do where two do not. */
const DISTINCT = {
  order: 'Give each question a number of its own; numbers may be left out.',
  question: 'Change one of the questions, or put the two answers into one file.',
};

/** Requires questions to differ in order and words. */
export function distinctQuestions(documents: readonly Outline[], reportIn: ReportIn): void {
  for (const [field, help] of Object.entries(DISTINCT)) {
    const seen = new Map<string, string>();
    for (const { file, kind, frontMatter, placeOf } of documents) {
      if (kind.type !== 'FaqEntry' || !frontMatter) continue;
      const value = comparable(String(frontMatter[field]));
      const other = seen.get(value);
      if (!other) seen.set(value, file);
      else {
        const message = `content/${other} has the same ${field}`;
        reportIn(file)(placeOf([field]), { rule: 'duplicate', message, help });
      }
    }
  }
}

const comparable = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Warns about each open fact that documents show. */
export function openFacts(documents: readonly Outline[], facts: SiteFacts, report: Report): void {
  for (const [name, { fact: field, placeholder }] of Object.entries(CONTENT_COMPONENTS)) {
    const places = documents.filter(({ components }) => components.has(name)).map(({ file }) => file);
    if (!field || !placeholder || facts[field] || places.length === 0) continue;
    report(FILE_START, {
      rule: 'open-fact',
      severity: 'warning',
      message: `"${field}" is still open; readers of ${places.join(', ')} see a placeholder`,
      help: `Add a line that starts with "${field}:" and goes on with the fact, as soon as it is known.`,
    });
  }
}

/** Warns until the site is said to be published: the legal record is not final before. */
export function notPublished({ unpublished }: SiteFacts, place: Place, report: Report): void {
  if (!unpublished) return;
  report(place, {
    rule: 'unpublished',
    severity: 'warning',
    message: 'the site counts as not published, so the legal record may still be started anew',
    help: 'Remove this line in the change that publishes the site; from then on, recorded versions stay.',
  });
}

/** Warns after the last day of the announced launch, and names the documents that mention it. */
export function passedLaunch(
  documents: readonly Outline[],
  { launch, launchBy }: SiteFacts,
  place: Place,
  report: Report,
): void {
  if (launchBy >= siteDate()) return;
  const places = documents.filter(({ showsLaunch }) => showsLaunch).map(({ file }) => file);
  report(place, {
    rule: 'launch',
    severity: 'warning',
    message: `the announced launch (${launch}) has passed; these texts mention it: ${['site.yaml', ...places].join(', ')}`,
    help: 'Change "launch" and "launchBy", then read each of these texts and correct what is no longer right.',
  });
}
