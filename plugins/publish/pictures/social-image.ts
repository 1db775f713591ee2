import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digest, readEntry, readSiteFacts } from '../../site-content/parse/read-content';

/** In the proportion that networks show large pictures in, 1.91 : 1. */
export const SOCIAL_IMAGE = { address: '/social-image.png', width: 1200, height: 630 } as const;

/** The words on the picture; all come from content/. */
export interface SocialImageWords {
  brand: string;
  promise: string;
  launch: string;
}

/** What decides how the picture looks, besides its words. */
const DRAWN_BY = [
  'plugins/publish/pictures/draw-social-image.ts',
  'plugins/publish/pictures/text-outlines.ts',
  'src/theme/tokens.ts',
];

/**
 * Reads the words of the social image from content/.
 *
 * @param project the folder with `content` and `src`
 * @returns the words, and a short name for exactly this picture
 * @throws Error when the content has a mistake
 */
export async function readSocialImage(
  project: string,
): Promise<{ words: SocialImageWords; version: string }> {
  const read = (file: string) => readFile(path.join(project, file), 'utf8');
  const [yaml, mdx, ...drawing] = await Promise.all(
    ['content/site.yaml', 'content/landing/hero.mdx', ...DRAWN_BY].map(read),
  );
  const { facts } = readSiteFacts(yaml ?? '');
  const { entry } = readEntry('landing/hero.mdx', mdx ?? '');
  if (!facts || !entry) {
    throw new Error('content/site.yaml or landing/hero.mdx has a mistake: run npm run check:content.');
  }
  const { heading, launchNote } = entry.frontMatter as { heading: string; launchNote: string };
  const words = { brand: facts.brand, promise: heading, launch: launchNote };
  return { words, version: digest(JSON.stringify(words), ...drawing) };
}
