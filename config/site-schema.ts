import { LEGAL_VERSION_TYPE } from '../plugins/legal-record';
import { factsOfQuery, SITE_FACTS_TYPE } from '../plugins/mdx-content';
import type { QueryContext, Resolvers } from '../plugins/shared/resolvers';
import { SOCIAL_IMAGE_TYPE } from '../plugins/social-image';
import { WAITLIST_SETTINGS_TYPE } from '../plugins/waitlist';
import { requireContent } from '../src/shared/require-content';
import { issuePath, SAMPLE_ISSUE } from '../src/shared/routes';
import type { BuildSettings } from './build-settings';
import { CONTENT_INTERFACES } from './content-model/interfaces';
import { ISSUE_TYPE } from './content-model/kinds';
import type { SiteFacts } from './content-model/site-facts';
import { inForceSince, type LegalVersionNode } from './in-force-since';

/** The GraphQL type of the node from which pages query how environment variables have set up the build. */
export const SITE_BUILD_TYPE = 'SiteBuild';

/** The GraphQL types that no plugin declares, in SDL. */
export const SITE_TYPES = `
  """How environment variables have set up the build."""
  type ${SITE_BUILD_TYPE} implements Node @dontInfer {
    """Whether this is a preview, which search engines may not show."""
    isPreview: Boolean!
    """Whether the editor runs on this computer, beside this site (npm run edit)."""
    hasLocalEditor: Boolean!
    """The year of the day for which the site is built."""
    year: Int!
  }

  ${CONTENT_INTERFACES}
`;

/** @returns the fields of the node of the type SiteBuild */
export const siteBuildFields = ({ isPreview, editor, today }: BuildSettings) => ({
  isPreview,
  hasLocalEditor: editor.server !== null,
  year: Number(today.slice(0, 4)),
});

/** The fields that this site adds to GraphQL types of others, or changes. */
export const SITE_RESOLVERS: Resolvers = {
  Query: {
    // Gatsby types every single node as nullable. A build always has the first three. For the next two,
    // createPages passes the id of an existing node, so the query finds it.
    siteBuild: { type: `${SITE_BUILD_TYPE}!` },
    socialImage: { type: `${SOCIAL_IMAGE_TYPE}!` },
    waitlistSettings: { type: `${WAITLIST_SETTINGS_TYPE}!` },
    issue: { type: `${ISSUE_TYPE}!` },
    legalVersion: { type: `${LEGAL_VERSION_TYPE}!` },
    sampleIssue: {
      type: `${ISSUE_TYPE}!`,
      description: 'The issue from which the home page shows excerpts.',
      resolve: findSampleIssue,
    },
  },
  [SITE_FACTS_TYPE]: {
    isPublished: {
      type: 'Boolean!',
      description: 'Whether the site is public: content/site.yaml doesn’t say "unpublished".',
      resolve: ({ unpublished }: SiteFacts) => !unpublished,
    },
  },
  [LEGAL_VERSION_TYPE]: {
    inForceSince: {
      type: 'Date',
      description:
        'The day from which the version is in force. It is null for a draft, while the site is unpublished, and for a first version when "publicSince" is missing in content/site.yaml.',
      resolve: async (version: LegalVersionNode, _args: object, context: QueryContext) =>
        inForceSince(version, await factsOfQuery<SiteFacts>(context)),
    },
  },
  [ISSUE_TYPE]: {
    path: {
      type: 'String!',
      description: 'The path of the page of the issue.',
      resolve: ({ name }: { name: string }) => issuePath(name),
    },
  },
};

/** @throws Error when it is missing; the content check makes sure of its file */
async function findSampleIssue(_source: unknown, _args: unknown, { nodeModel }: QueryContext) {
  const filter = { name: { eq: SAMPLE_ISSUE } };
  const issue = await nodeModel.findOne({ type: ISSUE_TYPE, query: { filter } });
  return requireContent(issue, `content/issues/${SAMPLE_ISSUE}.mdx`);
}
