import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

/** Makes a page for each version of a legal document. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.LegalVersionPathsQuery>(`
    query LegalVersionPaths {
      allLegalVersion {
        nodes {
          id
          path
        }
      }
    }
  `);
  if (!data) return reporter.panic('The versions of the legal documents cannot be listed.', errors);
  const component = path.resolve('src/templates/legal-version.tsx');
  for (const version of data.allLegalVersion.nodes) {
    actions.createPage({ path: version.path, component, context: { id: version.id } });
  }
};
