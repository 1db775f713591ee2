import { contentPath } from '../../mdx-content';
import type { CreateReport } from '../../shared/text/finding';
import type { CheckedDocument } from '../checked-document';

/** Reports each entry that repeats a value of an earlier entry in one of the `uniqueFields` of its kind. */
export function requireUniqueFields(documents: readonly CheckedDocument[], reportIn: CreateReport): void {
  const firstFileWith = new Map<string, string>();
  for (const { file, kind, frontMatter, placeOf } of documents) {
    if (!frontMatter) continue;
    for (const field of kind.uniqueFields ?? []) {
      const key = JSON.stringify([kind.type, field, frontMatter[field]]);
      const firstFile = firstFileWith.get(key);
      if (firstFile === undefined) {
        firstFileWith.set(key, file);
        continue;
      }
      reportIn(file)(placeOf([field]), {
        rule: 'duplicate',
        message: `${contentPath(firstFile)} has the same value`,
        help: 'Choose one that no other has. Gaps are fine: 25 fits between 20 and 30.',
      });
    }
  }
}
