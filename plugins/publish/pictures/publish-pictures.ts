import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SOCIAL_IMAGE } from './draw-social-image';
import { drawIcon, icoOf, ICONS } from './icons';
import { pngOf } from './png';
import { readSocialImage } from './social-image';

/** Writes the social image and the icons into public/. */
export async function publishPictures(): Promise<void> {
  const write = (address: string, picture: Buffer) => writeFile(path.join('public', address), picture);
  const { svg } = await readSocialImage('.');
  await write(SOCIAL_IMAGE.address, await pngOf(svg));
  const mark = await readFile('static/favicon.svg', 'utf8');
  for (const icon of Object.values(ICONS)) {
    const png = await pngOf(drawIcon(mark, icon));
    await write(icon.address, icon.address.endsWith('.ico') ? icoOf(png, icon.size) : png);
  }
}
