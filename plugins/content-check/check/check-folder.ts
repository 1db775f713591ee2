import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentPath } from '../../mdx-content';
import { listFiles } from '../../shared/files/list-files';
import { STATIC_FOLDER } from '../../shared/files/static-folder';
import { reportTo, type Finding } from '../../shared/text/finding';
import type { CheckedContent } from '../checked-content';
import type { ContentCheckOptions } from '../options';
import { decodeFile } from '../parse/decode-file';
import { checkFiles } from './check-files';
import { isChecked } from './read-files';
import { sortFindings } from './sort-and-limit-findings';

/**
 * Reads the folder and checks its files as checkFiles does.
 *
 * @param contentRoot the folder `content`; links may point to files in the folder `static` beside it
 * @throws Error when the folder can't be read
 */
export async function checkFolder(
  contentRoot: string,
  options: ContentCheckOptions,
): Promise<CheckedContent> {
  const findings: Finding[] = [];
  const names = listFiles(contentRoot);
  const areChecked = names.some((name) => isChecked(name, options));
  if (!areChecked) {
    throw new Error(
      `There is no content in the folder ${contentRoot}: run this in the folder of the project.`,
    );
  }
  const read = async (name: string) => {
    if (!isChecked(name, options)) return undefined;
    return decodeFile(await readFile(path.join(contentRoot, name)), reportTo(findings, contentPath(name)));
  };
  const entries = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  const staticFolder = path.join(contentRoot, '..', STATIC_FOLDER);
  const staticFiles = listFiles(staticFolder).map((file) => `/${file}`);
  const checked = checkFiles({ content: Object.fromEntries(entries), staticFiles }, options);
  return { ...checked, findings: sortFindings([...findings, ...checked.findings]) };
}
