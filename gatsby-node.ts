import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { siteDate } from './plugins/site-content';
import { ROUTES } from './src/shared/routes';

interface VersionPaths {
  versions: { nodes: { id: string; path: string }[] };
}

/** Makes a page for each version of a legal document, and one for the history of all. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<VersionPaths>(`
    query LegalVersionPaths {
      versions: allLegalVersion {
        nodes {
          id
          path
        }
      }
    }
  `);
  if (!data) return reporter.panic('The versions of the legal documents cannot be listed.', errors);
  const component = path.resolve('src/templates/legal-version.tsx');
  for (const version of data.versions.nodes) {
    actions.createPage({ path: version.path, component, context: { id: version.id } });
  }
  actions.createPage({
    path: ROUTES.history.path,
    component: path.resolve('src/templates/legal-history.tsx'),
    context: { today: siteDate() },
  });
};
