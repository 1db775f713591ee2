import sharp from 'sharp';
import { withLaunch } from '../../../src/shared/with-launch';
import { sha256, type SiteFacts } from '../../site-content';
import { SOCIAL_IMAGE, type SocialImageWords } from './draw-social-image';

/** The fields of content/landing/hero.mdx that the picture shows. */
export interface HeroWords {
  heading: string;
  launchNote: string;
}

export const socialImageWords = (
  { brand, launch }: SiteFacts,
  { heading, launchNote }: HeroWords,
): SocialImageWords => ({ brand, promise: heading, launch: withLaunch(launchNote, launch) });

/** The fields of SocialImage, for the metadata of pages. */
export function describeSocialImage(words: SocialImageWords) {
  const { address, ...size } = SOCIAL_IMAGE;
  return {
    // Old shared links need a stable file name; the query makes networks fetch the picture with its new words.
    url: `${address}?v=${sha256(JSON.stringify(words)).slice(0, 8)}`,
    alt: `${words.brand}: ${words.promise}. ${words.launch}`,
    ...size,
  };
}

/** Converts an SVG to a small PNG. Text must be paths, since the fonts of the machine vary. */
export function pngOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
}
