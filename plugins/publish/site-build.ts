import path from 'node:path';
import type { CreateSchemaCustomizationArgs, SourceNodesArgs } from 'gatsby';
import { siteDate } from '../site-content/site-date';
import { readSocialImage, SOCIAL_IMAGE } from './pictures/social-image';

const TYPES = `
  type SocialImage {
    url: String!
    alt: String!
    width: Int!
    height: Int!
  }
  type SiteBuild implements Node @dontInfer {
    preview: Boolean!
    year: Int!
    socialImage: SocialImage!
  }
`;

/** Declares what pages can ask of the build itself. */
export function createSiteBuildSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(TYPES);
}

/** Puts into the data whether this is a preview, its year, and where the social image will be. */
export async function createSiteBuild(args: SourceNodesArgs): Promise<void> {
  const { actions, createContentDigest, createNodeId, reporter } = args;
  try {
    const { words, version } = await readSocialImage(path.resolve('.'));
    const { address, width, height } = SOCIAL_IMAGE;
    const fields = {
      preview: isPreview(),
      year: Number(siteDate().slice(0, 4)),
      socialImage: {
        // The file's name stays, so that links shared long ago keep their picture; the query tells
        // networks that keep a copy by its address of a new one.
        url: `${address}?v=${version.slice(0, 8)}`,
        alt: `${words.brand}: ${words.promise}. ${words.launch}`,
        width,
        height,
      },
    };
    actions.createNode({
      ...fields,
      id: createNodeId('SiteBuild'),
      internal: { type: 'SiteBuild', contentDigest: createContentDigest(fields) },
    });
  } catch (error) {
    reporter.panic((error as Error).message);
  }
}

/**
 * Whether the site is built for a few eyes only: marked on each page and kept out of search engines.
 *
 * @throws Error when SITE_PREVIEW is neither 1 nor empty, since a typing mistake would publish
 */
export function isPreview(asked = process.env['SITE_PREVIEW']): boolean {
  if (!asked) return false;
  if (asked === '1') return true;
  throw new Error(
    `SITE_PREVIEW is "${asked}". Set it to 1 to build a preview, or leave it out to build the site itself.`,
  );
}
