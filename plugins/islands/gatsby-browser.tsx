// Runs in `gatsby develop` only: the production bundle has the islands' entries instead.
import type { GatsbyBrowser } from 'gatsby';
import { ErrorBoundary } from './ErrorBoundary';
import { ISLANDS } from './protocol';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  document.documentElement.setAttribute(ISLANDS.script, '');
};

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);
