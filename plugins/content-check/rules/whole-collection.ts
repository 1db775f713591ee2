import { FILE_START, type ContentModel, type ReportIn } from '../../mdx-content';
import type { CheckedDocument } from '../checked-document';

/** The files that the site cannot be built without, as paths below `content/`. */
export const neededFiles = ({ kinds }: ContentModel): string[] => [
  'site.yaml',
  'policy.yaml',
  ...kinds.flatMap(({ folder, names = [] }) => names.map((name) => `${folder}/${name}.mdx`)),
];

/** Requires the files that the site cannot be built without. */
export function requireFiles(files: readonly string[], model: ContentModel, reportIn: ReportIn): void {
  for (const file of neededFiles(model).filter((needed) => !files.includes(needed))) {
    reportIn(file)(FILE_START, {
      rule: 'missing-file',
      message: 'the file is missing, and the site cannot be built without it',
      help: 'Bring it back from an earlier version, or correct the name of the file that was meant to be it.',
    });
  }
}

/** Requires entries of a kind to differ in its unique fields, such as the order of questions. */
export function requireUniqueFields(documents: readonly CheckedDocument[], reportIn: ReportIn): void {
  const firstWith = new Map<string, string>();
  for (const { file, kind, frontMatter, placeOf } of documents) {
    for (const field of frontMatter ? (kind.uniqueFields ?? []) : []) {
      const key = JSON.stringify([kind.type, field, frontMatter?.[field]]);
      const other = firstWith.get(key);
      if (other === undefined) {
        firstWith.set(key, file);
        continue;
      }
      reportIn(file)(placeOf([field]), {
        rule: 'duplicate',
        message: `content/${other} has the same "${field}"`,
        help: 'Choose one that no other has. Numbers may be left out, so between 20 and 30 is 25.',
      });
    }
  }
}
