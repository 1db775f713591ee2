import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { readBuildSettings } from './config/environment/build-settings';
import { SITE_BUILD_TYPE, siteBuildFields, SITE_RESOLVERS, SITE_TYPES } from './config/graphql/site-schema';
import { addResolvers } from './plugins/shared/resolvers';

const ISSUE_TEMPLATE = path.resolve('src/templates/issue.tsx');
const LEGAL_VERSION_TEMPLATE = path.resolve('src/templates/legal-version.tsx');

// Each hook reads the settings itself, which takes no time, so that tests can run it with other variables.
// gatsby-config.ts can't hand them over: Gatsby compiles both files into bundles that share no module. The
// days that were read may differ around midnight (UTC), but only the year gets into pages from here.

/**
 * Stops Gatsby at its start when an environment variable has a mistake, and warns of a build for
 * another day.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  const { mistakes, warnings } = readBuildSettings();
  for (const warning of warnings) reporter.warn(warning);
  if (mistakes.length > 0) reporter.panic(mistakes.join('\n'));
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(SITE_TYPES);

export const createResolvers: GatsbyNode['createResolvers'] = (args) => addResolvers(args, SITE_RESOLVERS);

/** Makes the node from which pages query how environment variables have set up the build. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({
  actions,
  createContentDigest,
  createNodeId,
}) => {
  const fields = siteBuildFields(readBuildSettings().build);
  await actions.createNode({
    ...fields,
    id: createNodeId(SITE_BUILD_TYPE),
    internal: { type: SITE_BUILD_TYPE, contentDigest: createContentDigest(fields) },
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
          path
        }
      }
    }
  `);
  if (result.errors || !result.data) {
    // Gatsby types the errors of a query as any.
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
  for (const issue of allIssue.nodes) {
    actions.createPage({ path: issue.path, component: ISSUE_TEMPLATE, context: { id: issue.id } });
  }
};

/** Warns when the form only simulates. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }) => {
  if (readBuildSettings().build.delivery) return;
  reporter.warn(
    'The waitlist is only simulated: visitors are thanked and nothing is sent. Set GATSBY_WAITLIST_URL to deliver sign-ups (src/waitlist/README.md).',
  );
};
