import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { plainText, readDocument, readSiteFacts, sha256, withLaunchWords } from '../../site-content';
import { drawSocialImage } from './draw-social-image';

/**
 * Draws the social image from content/site.yaml and content/landing/hero.mdx.
 *
 * @param project the folder that holds `content`
 * @returns its words, the SVG, and a hash of the SVG
 * @throws Error when the content has a mistake
 */
export async function readSocialImage(project: string) {
  const read = (file: string) => readFile(path.join(project, 'content', file), 'utf8');
  const { facts } = readSiteFacts(await read('site.yaml'));
  const source = plainText(await read('landing/hero.mdx'));
  const hero = readDocument('landing/hero.mdx', source, () => undefined);
  if (!facts || !hero?.frontMatter) {
    throw new Error('content/site.yaml or landing/hero.mdx has a mistake: run npm run check:content.');
  }
  const { heading, launchNote } = hero.frontMatter as { heading: string; launchNote: string };
  const words = { brand: facts.brand, promise: heading, launch: withLaunchWords(launchNote, facts) };
  const svg = drawSocialImage(words);
  return { words, svg, version: sha256(`${svg}\0`) };
}

/** Converts an SVG to a small PNG. Text must be paths, since the fonts of the machine vary. */
export function pngOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
}
