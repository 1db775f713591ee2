// Makes the files of the display font in src/theme. docs/recipes/display-font.md says when, and what has
// to be installed before: the project doesn't contain these packages, because the files change once in years.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

/** The characters of display.woff2, as in a regular expression. */
const CHARACTERS = 'A-Za-z0-9 \u00a0.,:;!?’“”‘–—$&()/-';

/** The characters of display-accented.woff2, which are also `ACCENTED` in src/theme/font-faces.ts. */
const ACCENTED_CHARACTERS = '\u00a1-\u017f\u0218-\u021b';

const LATIN = 'brygada-1918-latin-wght-normal.woff2';
const EXTENDED_LATIN = 'brygada-1918-latin-ext-wght-normal.woff2';

const WEIGHT = 560;

/** No character of a range above has a code from here on. */
const END_OF_CODES = 0x3000;

function subset(file, set, targetFormat) {
  const candidates = Array.from({ length: END_OF_CODES }, (_, code) => String.fromCharCode(code));
  const characters = candidates.filter((character) => new RegExp(`[${set}]`).test(character)).join('');
  const font = readFileSync(`node_modules/@fontsource-variable/brygada-1918/files/${file}`);
  return subsetFont(font, characters, {
    targetFormat,
    variationAxes: { wght: WEIGHT },
    keepFeatures: ['kern'],
    noLayoutClosure: true,
    dropTables: ['STAT'],
  });
}

async function mergeAccented() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'subset-font-'));
  try {
    const parts = [];
    for (const file of [LATIN, EXTENDED_LATIN]) {
      const part = path.join(folder, `${file}.ttf`);
      writeFileSync(part, await subset(file, ACCENTED_CHARACTERS, 'sfnt'));
      parts.push(part);
    }
    const merged = path.join(folder, 'merged.ttf');
    // With the current time in it, the file would differ each time.
    const env = { ...process.env, SOURCE_DATE_EPOCH: '0' };
    execFileSync('pyftmerge', [`--output-file=${merged}`, ...parts], { env, stdio: 'inherit' });
    return await convert(readFileSync(merged), 'woff2');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

writeFileSync('src/theme/display.woff2', await subset(LATIN, CHARACTERS, 'woff2'));
writeFileSync('src/theme/display-accented.woff2', await mergeAccented());
