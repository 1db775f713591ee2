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

/** Requires questions to differ in their order. */
export function distinctOrders(documents: readonly Outline[], reportIn: ReportIn): void {
  const seen = new Map<unknown, string>();
  for (const { file, kind, frontMatter, placeOf } of documents) {
    if (kind.type !== 'FaqEntry' || !frontMatter) continue;
    const { order } = frontMatter;
    const other = seen.get(order);
    if (other) {
      const message = `content/${other} has the same order`;
      const help = 'Give each question a number of its own; numbers may be left out.';
      reportIn(file)(placeOf(['order']), { rule: 'duplicate', message, help });
    } else seen.set(order, file);
  }
}
