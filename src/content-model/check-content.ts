import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sortFindings, type Finding } from './finding';
import { readEntry, readSiteFacts } from './read-content';

/**
 * Checks all that stands under a content folder.
 *
 * @param root the folder, `content`
 * @returns how many files were read and what is wrong with them, in the order of the files
 */
export async function checkContent(root: string): Promise<{ files: number; findings: Finding[] }> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile() && /\.(mdx|yaml)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const findings = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(root, file), 'utf8');
      return file === 'site.yaml' ? readSiteFacts(source).findings : readEntry(file, source).findings;
    }),
  );
  return { files: files.length, findings: sortFindings(findings.flat()) };
}
