import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRecord, RECORD_FOLDER, sha256, writeRecord } from '../plugins/legal-record';
import { CONTENT_FOLDER, contentPath } from '../plugins/mdx-content';
import { listFiles } from '../plugins/shared/files/list-files';
import { PUBLIC_FOLDER } from '../plugins/shared/files/public-folder';
import { DAY_IN_MILLISECONDS, dayOf } from '../plugins/shared/text/days';
import { RECORD_ADVICE } from '../config/legal-record/record-advice';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-document-names';
import { runCommand } from './support/run-command';

/** The command of `npm run build`, without the process of npm. */
const BUILD = 'node_modules/.bin/gatsby build';

/** This sentence is added before the second build, and has to be in the page afterwards. */
const ADDED_SENTENCE = 'A sentence that only this measurement has.';

/**
 * Adds earlier versions of one document to the legal record, one a day.
 *
 * @param count the number of versions of all documents afterwards
 */
function makeLongHistory(contentRoot: string, count: number): void {
  const { versions } = readRecord(contentRoot, LEGAL_DOCUMENT_NAMES, RECORD_ADVICE);
  const [first] = versions;
  if (!first) throw new Error('The record has no version.');
  const past = Array.from({ length: Math.max(0, count - versions.length) }, (_, index) => {
    const effectiveDate = dayOf(Date.parse(first.effectiveDate) - (index + 1) * DAY_IN_MILLISECONDS);
    const text = `${first.source.toString().replace(first.effectiveDate, effectiveDate)}\nThis is text ${index}.\n`;
    return { ...first, effectiveDate, source: Buffer.from(text), sha256: sha256(text) };
  });
  writeRecord(contentRoot, [...past, ...versions], LEGAL_DOCUMENT_NAMES);
}

/** Prints the processor time of all processes of a command, and the time that passed. */
function measure(name: string, folder: string, command: string): void {
  const start = Date.now();
  // The last line of the shell's `times` is the processor time of its children, such as 1m2.345s 0m3.456s.
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${command}; s=$?; times; exit $s`], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { GATSBY_TELEMETRY_DISABLED: '1', ...process.env, NODE_ENV: undefined },
  });
  if (status !== 0) throw new Error(`${name} failed.\n${(stdout + stderr).slice(-3000)}`);
  const times = [...(stdout.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  const cpu = times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
  console.log(`${name}: CPU ${cpu.toFixed(1)} s, wall ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

/** Measures builds of a copy of the project, whose legal record is as long as the argument asks for. */
function main(): void {
  const documents = Number(process.argv[2] ?? 12);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  try {
    copyProject(folder);
    const contentRoot = path.join(folder, CONTENT_FOLDER);
    makeLongHistory(contentRoot, documents - countEditedFiles(contentRoot));
    console.log(`${documents} documents, Node ${process.version}`);
    measure('content check', folder, 'node_modules/.bin/tsx scripts/check-content.ts');
    measure('clean build', folder, BUILD);
    fs.appendFileSync(path.join(folder, contentPath('faq/launch.mdx')), `\n${ADDED_SENTENCE}\n`);
    measure('build after an edit', folder, BUILD);
    const home = fs.readFileSync(path.join(folder, PUBLIC_FOLDER, 'index.html'), 'utf8');
    if (!home.includes(ADDED_SENTENCE)) throw new Error('The edit is not in the page that was built.');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** @returns the number of MDX files that people edit: all but those of recorded versions */
const countEditedFiles = (contentRoot: string): number =>
  listFiles(contentRoot).filter((file) => file.endsWith('.mdx') && !file.startsWith(RECORD_FOLDER)).length;

function copyProject(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const file of files.filter(fs.existsSync)) {
    fs.cpSync(file, path.join(folder, file));
  }
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

void runCommand(main);
