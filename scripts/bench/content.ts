import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Milliseconds that the whole process may take. */
const LIMITS = { shipped: 1_000, thousand: 10_000 };
const RUNS = 3;
/** How many times longer a document may take among 1,000 than among 250; this allows for noise. */
const LINEAR = 1.5;

const START = path.resolve('scripts/check-content.mjs');
/** 37 words with each kind of markup. */
const PARAGRAPH = `A bank files its **report** each quarter, and [readers](/#launch) see what changed in deposits, loans
and capital, while the regulators publish the “figures” soon after. <Brand /> shows both beside each other.

- we do not recommend one
- each of the two`;
const PARAGRAPHS = 27;
const DOCUMENTS = 'documents of 1,000 words';

/**
 * Measures the content check on the site's content and on many documents.
 *
 * @returns whether it is within its limits, and linear
 */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-content-'));
  try {
    const shipped = fastest(process.cwd());
    let good = row('content as it is', shipped, LIMITS.shipped);
    const few = fastest(write(folder, 250));
    row(`250 ${DOCUMENTS}`, few);
    const many = fastest(write(folder, 1_000));
    good = row(`1,000 ${DOCUMENTS}`, many, LIMITS.thousand) && good;
    const growth = (many - shipped) / 1_000 / ((few - shipped) / 250);
    console.log(`A document among 1,000 takes ${growth.toFixed(2)} times what it takes among 250.`);
    if (good && growth <= LINEAR) return true;
    console.error('The content check is too slow.');
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The fastest of some runs: other work on the machine only makes a run slower. */
const fastest = (folder: string) => Math.min(...Array.from({ length: RUNS }, () => check(folder)));

/** @returns the milliseconds of a process that checks the content in this folder */
function check(folder: string): number {
  const start = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [START], { cwd: folder, encoding: 'utf8' });
  const time = performance.now() - start;
  if (status !== 0) throw new Error(`The content that is measured has errors:\n${stdout}`);
  return time;
}

function row(what: string, time: number, limit = Infinity): boolean {
  const allowed = limit === Infinity ? '' : ` of ${limit} ms`;
  console.log(`${what.padEnd(34)} ${String(Math.round(time)).padStart(6)} ms${allowed}`);
  return time <= limit;
}

/** Adds questions to a copy of the content, up to a number of documents. */
function write(folder: string, size: number): string {
  const copy = path.join(folder, String(size));
  cpSync('content', path.join(copy, 'content'), { recursive: true });
  cpSync('static', path.join(copy, 'static'), { recursive: true });
  for (let number = 1; number <= size; number += 1) {
    const question = `---\nquestion: What is in document ${number}?\norder: ${number + 100}\n---\n\n`;
    writeFileSync(path.join(copy, `content/faq/document-${number}.mdx`), question + body(number));
  }
  return copy;
}

/** Paragraphs that are different in each document. */
const body = (number: number) =>
  Array.from({ length: PARAGRAPHS }, (_, index) => `## Part ${index} of ${number}\n\n${PARAGRAPH}\n`).join(
    '\n',
  );
