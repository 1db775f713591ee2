import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Milliseconds that the check may take, as a whole process. */
const LIMITS = { shipped: 1_000, thousand: 10_000 };
const WORDS = 1_000;
const SIZES = [250, 500, 1_000];
const RUNS = 3;
/** So much more may a document cost among 1,000 than among 250; noise of a shared machine is in it. */
const LINEAR = 1.5;

const START = path.resolve('scripts/check-content.mjs');
const VOCABULARY =
  'a bank files its report each quarter and readers see what changed in deposits loans capital and insurance while the regulators publish the figures soon after'.split(
    ' ',
  );

/** Measures the content check on the content as it is and on many documents, and holds it to its limits. */
function main(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-content-'));
  try {
    const shipped = fastest(process.cwd());
    let good = row('content as it is', shipped, LIMITS.shipped);
    const times = SIZES.map((size) => {
      const time = fastest(write(folder, size));
      const limit = size === 1_000 ? LIMITS.thousand : undefined;
      good = row(`${size} documents of ${WORDS} words`, time, limit) && good;
      return time;
    });
    const [few = 0, , many = 0] = times;
    const growth = (many - shipped) / 1_000 / ((few - shipped) / 250);
    console.log(`A document among 1,000 takes ${growth.toFixed(2)} times what it takes among 250.`);
    if (!good || growth > LINEAR) {
      console.error('The check is slower than it may be.');
      process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The fastest of some runs: what else the machine does can only make a run slower. */
const fastest = (folder: string) => Math.min(...Array.from({ length: RUNS }, () => run(folder)));

/** @returns the milliseconds of a whole process that checks the content in this folder */
function run(folder: string): number {
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
  mkdirSync(path.join(copy, 'content/faq'), { recursive: true });
  for (let number = 1; number <= size; number += 1) {
    const question = `---\nquestion: What is in document ${number}?\norder: ${number + 100}\n---\n\n`;
    writeFileSync(path.join(copy, `content/faq/document-${number}.mdx`), question + body(number));
  }
  return copy;
}

/** Paragraphs of the same words in another order, with all that a document may hold. */
function body(seed: number): string {
  const parts: string[] = [];
  for (let word = 0; word < WORDS; word += 50) {
    const words = Array.from(
      { length: 44 },
      (_, index) => VOCABULARY[(seed * 7 + word * 3 + index * 5) % 27],
    );
    words[5] = `**${words[5]}**`;
    words[15] = `[${words[15]}](/#launch)`;
    words[25] = `<Brand />`;
    words[35] = `“${words[35]}”`;
    if (word % 200 === 0) parts.push(`## Part ${word / 200 + 1}`);
    parts.push(words.join(' ').replace(/(.{60,}?) /g, '$1\n'), `- we do not recommend one\n- ${words[1]}`);
  }
  return `${parts.join('\n\n')}\n`;
}

main();
