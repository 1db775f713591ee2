import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const PICTURES = 'e2e/visual/pictures';

/** Compares the site of the browser tests with the accepted pictures; with --accept, takes what it looks like now for accepted. */
async function main(): Promise<void> {
  const accept = process.argv.includes('--accept');
  if (accept) rmSync(PICTURES, { recursive: true, force: true });
  const { status } = spawnSync(
    'npm',
    ['run', '-s', 'test:e2e', '--', '--project=pictures', ...(accept ? ['-u', 'all'] : [])],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (accept && status === 0) await shrink();
  if (status !== 0) {
    console.error(
      accept
        ? `\nNot every picture could be taken: git checkout ${PICTURES} brings back those that were accepted before.`
        : `\nSomething looks other than accepted: test-results/e2e has each picture as it is, as it was and what differs. Where it is meant, run npm run test:visual -- --accept and commit ${PICTURES}.`,
    );
  }
  process.exitCode = status ?? 1;
}

/** Fewer colours: a third of the bytes, and nothing that the comparison would see. */
async function shrink(): Promise<void> {
  let bytes = 0;
  const names = readdirSync(PICTURES);
  for (const name of names) {
    const file = path.join(PICTURES, name);
    const small = await sharp(readFileSync(file))
      .png({ palette: true, colours: 64, dither: 0, effort: 10 })
      .toBuffer();
    writeFileSync(file, small);
    bytes += small.length;
  }
  console.log(
    `${names.length} pictures accepted, ${Math.round(bytes / 1024)} KiB. Look at them before you commit.`,
  );
}

void main();
