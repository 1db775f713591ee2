import { NEEDED_FILES } from '../../kinds';
import { FILE_START, type ReportIn } from '../../parse/finding';
import type { Outline } from '../outline';

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
