import { FILE_START, type Place, type Report } from '../../parse/finding';
import { CONTENT_COMPONENTS } from '../../content-components';
import { NEEDED_FILES } from '../../kinds';
import type { SiteFacts } from '../../site-facts';
import { siteDate } from '../../site-date';
import type { YamlReading } from '../../parse/read-yaml';
import type { Outline } from '../outline';
import type { Policy } from '../policy';
import { proseOfField } from '../prose';
import { brandInField } from './facts';
import { checkWording } from './wording';

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

/**
 * Checks the wording of content/site.yaml and the spelling of the brand, and warns about what is open or has passed.
 *
 * @param documents the documents that show the facts
 */
export function checkFacts(
  { value: facts, texts, placeOf }: YamlReading<SiteFacts>,
  documents: readonly Outline[],
  policy: Policy | undefined,
  report: Report,
): void {
  const fields = texts.filter(({ path }) => path[0] !== 'brand').map(proseOfField);
  const units = fields.map((field) => [field]);
  if (policy) checkWording('site.yaml', units, policy, report);
  if (!facts) return;
  for (const field of fields) brandInField(field, facts, report);

  const warn = (place: Place, rule: string, message: string, help: string) =>
    report(place, { rule, severity: 'warning', message, help });
  const filesWith = (shows: (document: Outline) => boolean) =>
    documents.filter(shows).map(({ file }) => file);
  for (const [name, { fact: field, placeholder }] of Object.entries(CONTENT_COMPONENTS)) {
    const files = filesWith(({ components }) => components.has(name));
    if (!field || !placeholder || facts[field] || files.length === 0) continue;
    warn(
      FILE_START,
      'open-fact',
      `"${field}" is still open; readers of ${files.join(', ')} see a placeholder`,
      `Add a line that starts with "${field}:" and goes on with the fact, as soon as it is known.`,
    );
  }
  if (facts.unpublished) {
    warn(
      placeOf(['unpublished']),
      'unpublished',
      'the site counts as not published, so the legal record may still be started anew',
      'Remove this line in the change that publishes the site; from then on, recorded versions stay.',
    );
  }
  if (facts.launchBy < siteDate()) {
    const files = ['site.yaml', ...filesWith(({ showsLaunch }) => showsLaunch)];
    warn(
      placeOf(['launchBy']),
      'launch',
      `the announced launch (${facts.launch}) has passed; these texts mention it: ${files.join(', ')}`,
      'Change "launch" and "launchBy", then read each of these texts and correct what is no longer right.',
    );
  }
}
