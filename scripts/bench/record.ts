import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkRecord } from '../../plugins/site-content/legal-record/check-record';
import { clausesOf } from '../../plugins/site-content/legal-record/difference/blocks';
import { compareTexts } from '../../plugins/site-content/legal-record/difference/difference';
import { countChanges } from '../../plugins/site-content/legal-record/difference/describe-difference';
import { renderDifference } from '../../plugins/site-content/legal-record/difference/render-difference';
import {
  makeLongText,
  makeManyVersions,
} from '../../plugins/site-content/legal-record/fixtures/many-versions';
import { readLegalRecord } from '../../plugins/site-content/legal-record/read-legal-record';
import { bodyOfVersion, differenceOf } from '../../plugins/site-content/legal-record/version-html';

/** Says how time and memory grow with the record, and how long the largest differences take. */
async function main(): Promise<void> {
  console.log('CPU time\nversions   check   read   texts and differences   heap');
  for (const count of [250, 500, 1000]) await measureRecord(count);
  console.log('\ndifference of two texts of 10,000 words');
  measureDifference('one word in fifty changed', 50);
  measureDifference('one word in five changed', 5);
  measureDifference('every word changed', 1);
}

async function measureRecord(count: number): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-record-'));
  try {
    makeManyVersions(folder, count);
    const check = await timed(async () => {
      const [finding] = await checkRecord(folder);
      if (finding) throw new Error(finding.message);
    });
    const read = await timed(() => readLegalRecord(folder, '2030-01-01'));
    const { versions } = readLegalRecord(folder, '2030-01-01');
    const work = await timed(() => {
      versions.forEach((version, index) => {
        bodyOfVersion(version);
        const before = versions[index - 1];
        if (before?.document === version.document) differenceOf(before, version);
      });
    });
    const heap = Math.round(process.memoryUsage().heapUsed / 2 ** 20);
    console.log(
      [`${count}`.padStart(8), ms(check, 8), ms(read, 7), ms(work, 24), `${heap} MiB`.padStart(10)].join(''),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measureDifference(what: string, every: number): void {
  const text = { title: 'Title', summary: 'Summary.', facts: {} };
  const before = { ...text, body: makeLongText(10_000) };
  const after = { ...text, body: makeLongText(10_000, every) };
  const start = cpu();
  const difference = compareTexts(clausesOf(before), clausesOf(after));
  renderDifference(difference);
  console.log(`  ${what}: ${ms(cpu() - start)} (${countChanges(difference)})`);
}

async function timed(work: () => unknown): Promise<number> {
  const start = cpu();
  await work();
  return cpu() - start;
}

/** Milliseconds of work, which other work on the machine does not change. */
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const ms = (time: number, width = 0): string => `${Math.round(time)} ms`.padStart(width);

void main();
