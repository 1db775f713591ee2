import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { siteDate } from './plugins/site-content';
import { ROUTES } from './src/shared/routes';

/** Makes the page of the history, which needs to know the day. Gatsby makes the other pages of the files in src/pages. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) =>
  actions.createPage({
    path: ROUTES.history.path,
    component: path.resolve('src/templates/legal-history.tsx'),
    context: { today: siteDate() },
  });
