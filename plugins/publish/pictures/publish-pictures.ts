import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { digest } from '../../site-content/parse/read-content';
import { drawSocialImage } from './draw-social-image';
import { drawIcon, icoOf, ICONS } from './icons';
import { pngOf } from './png';
import { readSocialImage, SOCIAL_IMAGE } from './social-image';

interface Picture {
  address: string;
  /** Changes when the picture does. */
  version: string;
  /** As SVG. */
  draw: () => string | Promise<string>;
}

/** Puts the social image and the icons into the built site; what is there already is not drawn again. */
export async function publishPictures({ cache }: ParentSpanPluginArgs): Promise<void> {
  for (const { address, version, draw } of await picturesOf(path.resolve('.'))) {
    const file = path.join(path.resolve('public'), address);
    if (existsSync(file) && (await cache.get(address)) === version) continue;
    await writeFile(file, await pngOrIco(address, await draw()));
    await cache.set(address, version);
  }
}

async function picturesOf(project: string): Promise<Picture[]> {
  const [mark, social] = await Promise.all([
    readFile(path.join(project, 'static/favicon.svg'), 'utf8'),
    readSocialImage(project),
  ]);
  const icons = Object.values(ICONS).map((icon) => {
    const svg = drawIcon(mark, icon);
    return { address: icon.address, version: digest(svg), draw: () => svg };
  });
  const drawSocial = () => drawSocialImage(social.words);
  return [{ address: SOCIAL_IMAGE.address, version: social.version, draw: drawSocial }, ...icons];
}

async function pngOrIco(address: string, svg: string): Promise<Buffer> {
  const png = await pngOf(svg);
  return address.endsWith('.ico') ? icoOf(png, ICONS.fallback.size) : png;
}
