import { contentPath, SITE_FACTS_FILE } from '../../mdx-content';
import { FILE_START, type CreateReport } from '../../shared/text/finding';
import type { CheckableModel } from '../checkable-model';
import type { CheckedDocument } from '../checked-document';
import { POLICY_FILE } from '../policy';

/** @returns the files that the site can't be built without, as paths below `content/` */
export const requiredFiles = ({ kinds }: CheckableModel): string[] => [
  SITE_FACTS_FILE,
  POLICY_FILE,
  ...kinds.flatMap(({ folder, names = [], requiredNames = [] }) =>
    [...names, ...requiredNames].map((name) => `${folder}/${name}.mdx`),
  ),
];

/** @param files paths below `content/` */
export function requireFiles(files: readonly string[], model: CheckableModel, reportIn: CreateReport): void {
  for (const file of requiredFiles(model).filter((required) => !files.includes(required))) {
    reportIn(file)(FILE_START, {
      rule: 'missing-file',
      message: 'the file is missing, and the site cannot be built without it',
      help: 'Bring it back from an earlier version, or correct the name of the file that was meant to be it.',
    });
  }
}

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
