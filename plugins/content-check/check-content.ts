import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, reportTo, sortFindings, type Finding } from '../mdx-content';
import { checkRecord, readRecord, type LegalRecord } from '../legal-record';
import { checkFiles, isChecked, type CheckedContent } from './check-files';
import { decodeFile } from './decode-file';
import type { ContentCheckOptions } from './options';

/**
 * Checks the content and the legal record.
 *
 * @param root the folder `content`; links may point to files in the folder `static` beside it
 * @param record the legal record to compare the texts with, where it is not the one in the folder
 * @returns what checkContent returns, with the record and the documents that can be recorded
 * @throws Error when the folder cannot be read
 */
export async function checkAll(
  root: string,
  options: ContentCheckOptions,
  record: LegalRecord = readRecord(root, options.record.documents),
) {
  const { model, record: recordOptions, today } = options;
  const content = await checkContent(root, options, record);
  const ofRecord = checkRecord(root, content, record, { ...recordOptions, model, today });
  return { ...content, ...ofRecord, findings: sortFindings([...content.findings, ...ofRecord.findings]) };
}

/**
 * Reads the folder and checks it as checkFiles does: like checkAll, without the legal record.
 *
 * @param record the legal record, whose versions links may point to
 * @throws Error when the folder cannot be read
 */
export async function checkContent(
  root: string,
  options: ContentCheckOptions,
  record: LegalRecord = readRecord(root, options.record.documents),
): Promise<CheckedContent> {
  const findings: Finding[] = [];
  const names = listFiles(root).filter(isChecked);
  if (names.length === 0) throw new Error(`There is no content in the folder ${root}.`);
  const read = async (name: string) =>
    decodeFile(await readFile(path.join(root, name)), reportTo(findings, `content/${name}`));
  const entries = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  const staticFiles = listFiles(`${root}/../static`).map((file) => `/${file}`);
  const files = { content: Object.fromEntries(entries), staticFiles };
  const checked = checkFiles(files, options, record.versions);
  return { ...checked, findings: sortFindings([...findings, ...checked.findings]) };
}
