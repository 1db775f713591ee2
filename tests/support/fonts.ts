import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Requirement } from './programs';

const font = (file: string, ...packages: string[]) => ({
  file: path.join('/usr/share/fonts', file),
  packages,
});

/** The font families in which the site is tested, each with its file and its package of Debian. */
const FAMILIES = {
  'DejaVu Sans': font('truetype/dejavu/DejaVuSans.ttf', 'fonts-dejavu-core'),
  'Liberation Sans': font('truetype/liberation/LiberationSans-Regular.ttf', 'fonts-liberation'),
  Roboto: font('truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf', 'fonts-roboto-unhinted'),
  'DejaVu Sans Mono': font('truetype/dejavu/DejaVuSansMono.ttf', 'fonts-dejavu-core'),
};

export type FontFamily = keyof typeof FAMILIES;

/** The font of every browser test that doesn't name another one: it has the widths of Arial. */
export const PINNED_FONT: FontFamily = 'Liberation Sans';

/** The fonts as something that `ensurePrograms` installs. */
export const FONTS: Requirement[] = Object.entries(FAMILIES).map(([name, { file, packages }]) => ({
  name: `the font ${name}`,
  packages,
  files: [file],
}));

/** Tests are skipped where their font can't be installed. */
export const hasFont = (family: FontFamily): boolean => existsSync(FAMILIES[family].file);

const FOLDER = path.resolve('test-results/fonts');

/**
 * Makes one font answer for every family that a page asks for (Roboto, system-ui, sans-serif, monospace and
 * so on, but not for web fonts), as if the machine had only that font and DejaVu Sans, which has the signs
 * that others lack. Browsers read it when they start:
 *
 *     chromium.launch({ ...launchOptions, env: { ...process.env, ...fontEnvironment('Roboto') } })
 *
 * @returns what to add to the environment of Chromium, Firefox or WebKitGTK on Linux (fontconfig's
 *   `FONTCONFIG_FILE`)
 */
export function fontEnvironment(family: FontFamily): { FONTCONFIG_FILE: string } {
  const FONTCONFIG_FILE = path.join(FOLDER, `${family.replaceAll(' ', '-')}.conf`);
  mkdirSync(FOLDER, { recursive: true });
  // Another process may read the file at any time, and must never find a part of it: renaming replaces the
  // whole file at once.
  const draft = `${FONTCONFIG_FILE}.${process.pid}`;
  writeFileSync(draft, configuration(family));
  renameSync(draft, FONTCONFIG_FILE);
  return { FONTCONFIG_FILE };
}

const accepted = (family: string) =>
  `<pattern><patelt name="family"><string>${family}</string></patelt></pattern>`;

const configuration = (family: FontFamily) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <cachedir>${FOLDER}/cache</cachedir>
  <selectfont>
    <acceptfont>${accepted(family)}${accepted('DejaVu Sans')}</acceptfont>
    <rejectfont><pattern></pattern></rejectfont>
  </selectfont>
  <match target="pattern">
    <edit name="family" mode="assign" binding="strong"><string>${family}</string></edit>
  </match>
</fontconfig>
`;
