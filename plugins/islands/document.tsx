import { isValidElement, type ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';
import { SCRIPTS_ID } from '../../src/shared/ids';
import { ISLAND_READY, loader, SLOW } from './loader';

const LOADER = `(${loader.toString()})(${JSON.stringify(ISLAND_READY)},${JSON.stringify(SCRIPTS_ID)},${SLOW})`;

/**
 * Puts Gatsby's scripts into an inert template, from which the loader starts them after the page
 * has painted. Gatsby writes their hashed names into it after rendering, so they cannot be stale.
 *
 * @throws Error when Gatsby no longer hands over its scripts the way this counts on
 */
export function startScriptsAfterPaint({
  getPreBodyComponents,
  getPostBodyComponents,
  replacePreBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const components = getPostBodyComponents();
  const scripts = components.filter((node) => propsOf(node)['sliceId'] === '_gatsby-scripts');
  if (scripts.length !== 1) {
    throw new Error(
      `Gatsby handed over ${scripts.length} "_gatsby-scripts" slices, not one: plugins/islands/document.tsx has to follow its new way of writing script tags.`,
    );
  }
  replacePostBodyComponents([
    // The runtime's path is for Gatsby's own entry, which is not in the bundle.
    ...components.filter((node) => !scripts.includes(node) && propsOf(node)['id'] !== 'gatsby-script-loader'),
  ]);
  replacePreBodyComponents([
    ...getPreBodyComponents(),
    // Before the loader, which may ask for the scripts as soon as it runs; and not in the head, where React 19
    // leaves out what it does not know, such as the mark by which Gatsby finds the place.
    <template key={SCRIPTS_ID} id={SCRIPTS_ID}>
      {scripts}
    </template>,
    <script key="loader" dangerouslySetInnerHTML={{ __html: LOADER }} />,
  ]);
}

function propsOf(node: ReactNode): Record<string, unknown> {
  return isValidElement<Record<string, unknown>>(node) ? node.props : {};
}
