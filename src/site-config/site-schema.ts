import { LEGAL_VERSION_TYPE } from '../../plugins/legal-record';
import { SITE_FACTS_TYPE, type QueryContext, type Resolvers } from '../../plugins/mdx-content';
import { WAITLIST_SETTINGS_TYPE } from '../../plugins/waitlist';
import { ISSUE_TYPE } from '../content-model/kinds';
import type { SiteFacts } from '../content-model/site-facts';
import { requireContent } from '../shared/require-content';
import { issuePath, SAMPLE_ISSUE } from '../shared/routes';
import type { BuildSettings } from './build-settings';

/** The GraphQL type of the node from which pages query how environment variables have set up the build. */
export const SITE_BUILD_TYPE = 'SiteBuild';

/**
 * The GraphQL types that no plugin declares, in SDL. Kinds of content implement the interfaces: where a kind
 * lacks a field of its interface, the build stops and names both.
 */
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

  """The text of a page."""
  interface PageText {
    """The title of the page."""
    heading: String!
    """What search engines show below the title."""
    description: String!
    """The introduction as HTML, which may be empty."""
    intro: String!
  }

  """The text of a section of the home page."""
  interface SectionText {
    """The path of the file below the folder of the content."""
    file: String!
    """The heading of the section."""
    heading: String!
    """The introduction as HTML, which may be empty."""
    intro: String!
  }

  """A section of the home page that the menu leads to."""
  interface MenuSection implements Node {
    """The id of the node."""
    id: ID!
    """The anchor of the section."""
    name: String!
    """What the menu calls the section."""
    menu: String!
  }
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
    // Gatsby types every single node as nullable. A build always has these, and each issue and each
    // version has a page because its node is there.
    siteBuild: { type: `${SITE_BUILD_TYPE}!` },
    waitlistSettings: { type: `${WAITLIST_SETTINGS_TYPE}!` },
    issue: { type: `${ISSUE_TYPE}!` },
    legalVersion: { type: `${LEGAL_VERSION_TYPE}!` },
    sampleIssue: { type: `${ISSUE_TYPE}!`, resolve: findSampleIssue },
  },
  [SITE_FACTS_TYPE]: {
    isPublished: { type: 'Boolean!', resolve: ({ unpublished }: SiteFacts) => !unpublished },
  },
  [ISSUE_TYPE]: {
    path: { type: 'String!', resolve: ({ name }: { name: string }) => issuePath(name) },
  },
};

/** @throws Error when it is missing; the content check makes sure of its file */
async function findSampleIssue(_source: unknown, _args: unknown, { nodeModel }: QueryContext) {
  const filter = { name: { eq: SAMPLE_ISSUE } };
  const issue = await nodeModel.findOne({ type: ISSUE_TYPE, query: { filter } });
  return requireContent(issue, `content/issues/${SAMPLE_ISSUE}.mdx`);
}
