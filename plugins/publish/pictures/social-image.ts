import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readEntry, readSiteFacts, sha256 } from '../../site-content';
import { drawSocialImage, type SocialImageWords } from './draw-social-image';

/**
 * Draws the social image from content/site.yaml and content/landing/hero.mdx.
 *
 * @param project the folder that holds `content`
 * @returns its words, the SVG, and a hash of the SVG
 * @throws Error when the content has a mistake
 */
export async function readSocialImage(
  project: string,
): Promise<{ words: SocialImageWords; svg: string; version: string }> {
  const read = (file: string) => readFile(path.join(project, 'content', file), 'utf8');
  const { facts } = readSiteFacts(await read('site.yaml'));
  const { entry } = readEntry('landing/hero.mdx', await read('landing/hero.mdx'));
  if (!facts || !entry) {
    throw new Error('content/site.yaml or landing/hero.mdx has a mistake: run npm run check:content.');
  }
  const { heading, launchNote } = entry.frontMatter as { heading: string; launchNote: string };
  const words = { brand: facts.brand, promise: heading, launch: launchNote };
  const svg = drawSocialImage(words);
  return { words, svg, version: sha256(`${svg}\0`) };
}
