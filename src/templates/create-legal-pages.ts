import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { ROUTES } from '../shared/routes';
import { siteDate } from '../../plugins/content/site-date';

interface VersionPaths {
  versions: { nodes: { id: string; path: string }[] };
}

/** Makes a page for each version, for good, and one for the history of all. */
export async function createLegalPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
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
  if (!data) {
    reporter.panic('The versions of the legal documents cannot be listed.', errors);
    return;
  }
  const version = path.resolve('src/templates/legal-version.tsx');
  for (const { id, path: address } of data.versions.nodes) {
    actions.createPage({ path: address, component: version, context: { id } });
  }
  actions.createPage({
    path: ROUTES.history.path,
    component: path.resolve('src/templates/legal-history.tsx'),
    context: { today: siteDate() },
  });
}
