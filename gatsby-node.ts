import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { EDITOR_PATH } from './plugins/content-editor';
import type { QueryContext } from './plugins/mdx-content';
import type { SiteFacts } from './src/content-model/site-facts';
import { requireContent } from './src/shared/require-content';
import { issuePath, SAMPLE_ISSUE } from './src/shared/routes';
import { readSiteBuild } from './src/site-config/site-build';

const ISSUE_TEMPLATE = path.resolve('src/templates/issue.tsx');
const LEGAL_VERSION_TEMPLATE = path.resolve('src/templates/legal-version.tsx');

/**
 * Stops Gatsby at its start when an environment variable has a mistake, and warns of a build for
 * another day.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  const { mistakes, warnings } = readSiteBuild();
  for (const warning of warnings) reporter.warn(warning);
  if (mistakes.length > 0) reporter.panic(mistakes.join('\n'));
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(`
    """
    How environment variables have set up the build.
    """
    type SiteBuild implements Node @dontInfer {
      """
      Whether this is a preview, which search engines may not show.
      """
      isPreview: Boolean!
      """
      Whether the editor runs beside this site.
      """
      hasEditor: Boolean!
      """
      The path of the editor on a site that has it, with a slash at the end.
      """
      editorPath: String!
      """
      The year of the day for which the site is built.
      """
      year: Int!
      """
      What becomes of sign-ups.
      """
      signUpMode: SignUpMode!
      """
      Where sign-ups go; null when the form only simulates.
      """
      delivery: WaitlistDelivery
    }
    """
    A section of the home page that the menu leads to.
    """
    interface MenuSection implements Node {
      """
      The id of the node.
      """
      id: ID!
      """
      The anchor of the section.
      """
      name: String!
      """
      What the menu calls the section.
      """
      menu: String!
    }
  `);

/**
 * Makes `siteBuild` non-null, and adds two fields: the sample issue as `sampleIssue`, and `isPublished`,
 * which follows from content/site.yaml.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  // Gatsby types it as `Function`.
  const addResolvers = args.createResolvers as (resolvers: object) => void;
  const isPublished = { type: 'Boolean!', resolve: ({ unpublished }: SiteFacts) => !unpublished };
  // Gatsby types every single node as nullable, and sourceNodes always makes this one.
  const siteBuild = { type: 'SiteBuild!' };
  const sampleIssue = { type: 'Issue!', resolve: findSampleIssue };
  addResolvers({ Query: { siteBuild, sampleIssue }, SiteFacts: { isPublished } });
};

/** @throws Error when it is missing; the content check makes sure of its file */
async function findSampleIssue(_source: unknown, _args: unknown, { nodeModel }: QueryContext) {
  const filter = { name: { eq: SAMPLE_ISSUE } };
  const issue = await nodeModel.findOne({ type: 'Issue', query: { filter } });
  return requireContent(issue, `content/issues/${SAMPLE_ISSUE}.mdx`);
}

/** Makes the node from which pages query how environment variables have set up the build. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({
  actions,
  createContentDigest,
  createNodeId,
}) => {
  const { isPreview, editor, year, signUpMode, delivery } = readSiteBuild().build;
  const fields = {
    isPreview,
    hasEditor: editor.server !== null,
    editorPath: `${EDITOR_PATH}/`,
    year,
    signUpMode,
    delivery,
  };
  await actions.createNode({
    ...fields,
    id: createNodeId('SiteBuild'),
    internal: { type: 'SiteBuild', contentDigest: createContentDigest(fields) },
  });
};

/** Makes a page for each version of a legal document, and for each issue. */
// eslint-disable-next-line @typescript-eslint/unbound-method -- Gatsby binds `graphql`, and finds queries in calls of that name only
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const result = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      allLegalVersion {
        nodes {
          id
          path
        }
      }
      allIssue {
        nodes {
          id
          name
        }
      }
    }
  `);
  if (!result.data) {
    return reporter.panic(
      'The versions of the legal documents and the issues cannot be listed.',
      result.errors as Error[],
    );
  }
  const { allLegalVersion, allIssue } = result.data;
  for (const version of allLegalVersion.nodes) {
    actions.createPage({
      path: version.path,
      component: LEGAL_VERSION_TEMPLATE,
      context: { id: version.id },
    });
  }
  for (const { id, name } of allIssue.nodes) {
    actions.createPage({ path: issuePath(name), component: ISSUE_TEMPLATE, context: { id } });
  }
};
