import { SITE_FACTS_FILE } from '../../mdx-content';
import { FILE_START, type CreateReport } from '../../shared/text/finding';
import type { CheckableModel } from '../checkable-model';
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
