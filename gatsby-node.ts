import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { readBuildSettings } from './config/environment/build-settings';
import { SITE_BUILD_TYPE, siteBuildFields, SITE_RESOLVERS, SITE_TYPES } from './config/graphql/site-schema';
import { dataOfQuery } from './plugins/shared/gatsby/data-of-query';
import { panicOnError } from './plugins/shared/gatsby/panic-on-error';
import { addResolvers } from './plugins/shared/gatsby/resolvers';

/**
 * Stops Gatsby at its start when an environment variable has a mistake. Otherwise, it warns of what visitors
 * shouldn't get.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  // gatsby-config.ts, which Gatsby has loaded before, has set the variables of the .env file.
  const { mistakes, warnings } = readBuildSettings();
  if (mistakes.length > 0) return reporter.panic(mistakes.join('\n'));
  for (const warning of warnings) reporter.warn(warning);
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
  const { build } = readBuildSettings();
  const fields = siteBuildFields(build);
  await actions.createNode({
    ...fields,
    id: createNodeId(SITE_BUILD_TYPE),
    internal: { type: SITE_BUILD_TYPE, contentDigest: createContentDigest(fields) },
  });
};

/** Makes a page for each node that has one of its own. */
export const createPages: GatsbyNode['createPages'] = (args) =>
  panicOnError(args.reporter, async () => {
    const { createPage } = args.actions;
    const result = await args.graphql<Queries.CreatePagesQuery>(/* GraphQL */ `
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
    const data = dataOfQuery(result, 'gatsby-node.ts');
    const templates = [
      { component: path.resolve('src/templates/legal-version.tsx'), nodes: data.allLegalVersion.nodes },
      { component: path.resolve('src/templates/issue.tsx'), nodes: data.allIssue.nodes },
    ];
    for (const { component, nodes } of templates) {
      for (const node of nodes) createPage({ path: node.path, component, context: { id: node.id } });
    }
  });
