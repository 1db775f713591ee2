import { contentPath } from '../../plugins/mdx-content';
import {
  nonNullNodeField,
  requireNode,
  type QueryContext,
  type Resolvers,
} from '../../plugins/shared/gatsby/resolvers';
import {
  ISSUE_TABLE_ROW_TYPE,
  ISSUE_TABLE_TYPE,
  type IssueTable,
  type IssueTableRow,
} from '../content-model/issue-table';
import { ISSUE, SAMPLE_ISSUE } from '../content-model/kinds/issue';
import { SIGN_UP_MODES } from '../content-model/sign-up-modes';
import type { BuildSettings } from '../environment/build-settings';
import { signUpModeOf } from '../environment/sign-up-mode-of';

/** The GraphQL type of the node from which pages query how environment variables have set up the build. */
export const SITE_BUILD_TYPE = 'SiteBuild';

/**
 * The GraphQL types that no plugin declares, in SDL. Kinds of content and groups of fields implement the
 * interfaces. Gatsby stops when one of them lacks a field of its interface, or names an interface that isn't
 * here. The fields of interfaces aren't described here, because each type that implements one describes
 * them.
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
    """What becomes of a sign-up."""
    signUpMode: SignUpMode!
    """
    Where and how the form sends sign-ups: a DeliveryConfig, or null when the form only simulates. It is JSON,
    because pages only pass it on to an island, whose props are JSON.
    """
    delivery: JSON
  }

  """What becomes of a sign-up: nothing is sent, the receiver stores it, or it first asks for a confirmation."""
  enum SignUpMode { ${SIGN_UP_MODES.join(' ')} }

  """The text of a page, which has one file in content/pages."""
  interface PageText {
    file: String!
    heading: String!
    intro: String!
  }

  """The text of a section of the home page."""
  interface SectionText {
    name: String!
    file: String!
    heading: String!
    intro: String!
  }

  # It implements Node, so that Gatsby makes the query field allMenuSection.
  """A section of the home page that the menu leads to."""
  interface MenuSection implements Node {
    id: ID!
    name: String!
    menu: String!
  }

  """The heading and the text of a service, which is a group in the section "Services"."""
  interface Service {
    title: String!
    text: String!
  }
`;

/** The fields of SITE_BUILD_TYPE. The types that Gatsby makes of it have nothing but JSON for `delivery`. */
type SiteBuildFields = Omit<Queries.SiteBuild, keyof Queries.Node | 'delivery'> &
  Pick<BuildSettings, 'delivery'>;

export const siteBuildFields = (build: BuildSettings): SiteBuildFields => ({
  isPreview: build.isPreview,
  hasLocalEditor: build.editor.server !== null,
  year: Number(build.today.slice(0, 4)),
  signUpMode: signUpModeOf(build.delivery),
  delivery: build.delivery,
});

/** @throws Error when the file of the sample issue is missing; the content check makes sure that it exists */
async function findSampleIssue(_source: unknown, _args: object, { nodeModel }: QueryContext) {
  const { type, folder } = ISSUE;
  const filter = { name: { eq: SAMPLE_ISSUE } };
  const node = await nodeModel.findOne({ type, query: { filter } });
  const missing = `${contentPath(`${folder}/${SAMPLE_ISSUE}.mdx`)} is missing.`;
  return requireNode(node, { type, args: filter, missing });
}

/** @throws Error when the table has no lead; the content check makes sure that it has one */
function findLead({ title, rows }: IssueTable): IssueTableRow {
  const lead = rows.find(({ isLead }) => isLead);
  if (!lead) throw new Error(`The table "${title}" has no row that is the lead. Mark one row as the lead.`);
  return lead;
}

/** The fields that this site adds to GraphQL types, or replaces in them. */
export const SITE_RESOLVERS = {
  Query: {
    siteBuild: nonNullNodeField(
      SITE_BUILD_TYPE,
      'The settings of the build are missing: run `npm run clean`, and build again.',
    ),
    // Without this field, each fragment that shows the sample issue would select
    // `issue(name: { eq: "sample" })`, and a query with another `issue` couldn't spread such a fragment.
    sampleIssue: {
      type: `${ISSUE.type}!`,
      description: 'The issue from which the home page shows excerpts.',
      resolve: findSampleIssue,
    },
  },
  [ISSUE_TABLE_TYPE]: {
    lead: {
      type: `${ISSUE_TABLE_ROW_TYPE}!`,
      description: 'The row that matters most.',
      resolve: findLead,
    },
  },
} satisfies Resolvers;
