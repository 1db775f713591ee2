import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkRecord, documentNames, readRecord, type LegalRecord, type RecordCheck } from '../legal-record';
import { contentPath, reportTo, type Finding } from '../mdx-content';
import { listFiles } from '../shared/list-files';
import { checkFiles, isChecked, type CheckedContent } from './check-files';
import { decodeFile } from './decode-file';
import { sortFindings } from './list-findings';
import type { ContentCheckOptions } from './options';

/** The result of the check of the content and of its legal record. */
type ContentAndRecord = Omit<CheckedContent, 'facts'> & RecordCheck;

/** The result for a site without legal documents. */
const NO_RECORD = { facts: undefined, unrecorded: [], withdrawn: [] };

/**
 * Checks the content and the legal record.
 *
 * @param contentRoot the folder `content`; links may point to files in the folder `static` beside
 *   it
 * @param record the record to compare the texts with: that in the folder, or another one
 * @returns what checkContent and checkRecord return, with the findings of both
 * @throws Error when the folder cannot be read
 */
export async function checkContentAndRecord(
  contentRoot: string,
  options: ContentCheckOptions,
  record: LegalRecord = readRecord(contentRoot, documentNames(options.model)),
): Promise<ContentAndRecord> {
  const { model, record: recordOptions, today } = options;
  const content = await checkContent(contentRoot, options, record);
  if (!recordOptions) return { ...content, ...NO_RECORD, record };
  const recordCheck = checkRecord(contentRoot, content, record, { ...recordOptions, model, today });
  const findings = sortFindings([...content.findings, ...recordCheck.findings]);
  return { ...content, ...recordCheck, findings };
}

/**
 * Reads the folder and checks its files as checkFiles does, without the legal record.
 *
 * @param record the record whose versions links may point to
 * @throws Error when the folder cannot be read
 */
export async function checkContent(
  contentRoot: string,
  options: ContentCheckOptions,
  record: LegalRecord = readRecord(contentRoot, documentNames(options.model)),
): Promise<CheckedContent> {
  const findings: Finding[] = [];
  const names = listFiles(contentRoot).filter(isChecked);
  if (names.length === 0) throw new Error(`There is no content in the folder ${contentRoot}.`);
  const read = async (name: string) =>
    decodeFile(await readFile(path.join(contentRoot, name)), reportTo(findings, contentPath(name)));
  const entries = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  const staticFiles = listFiles(path.join(contentRoot, '../static')).map((file) => `/${file}`);
  const files = { content: Object.fromEntries(entries), staticFiles };
  const checked = checkFiles(files, options, record.versions);
  return { ...checked, findings: sortFindings([...findings, ...checked.findings]) };
}
