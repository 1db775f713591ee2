import { isValidElement, type ReactNode } from 'react';
import type { PreRenderHTMLArgs } from 'gatsby';
import { ISLANDS } from './protocol';

/** The text of the inline script that loads the islands; webpack.ts defines it. */
declare const ISLANDS_LOADER: string;

/**
 * Moves Gatsby's scripts into an inert template and inlines the loader, which starts them after first
 * paint. Gatsby fills in the hashed file names after rendering.
 *
 * @throws Error when Gatsby writes its script tags in another way
 */
export function startScriptsAfterPaint({
  getPreBodyComponents,
  getPostBodyComponents,
  replacePreBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const components = getPostBodyComponents();
  const scripts = components.filter((node) => propsOf(node)['sliceId'] === '_gatsby-scripts');
  if (scripts.length !== 1)
    throw new Error('Gatsby writes its script tags in another way: adapt plugins/islands/document.tsx.');
  // gatsby-script-loader holds the path of Gatsby's runtime, which is not in the bundle.
  replacePostBodyComponents(
    components.filter((node) => !scripts.includes(node) && propsOf(node)['id'] !== 'gatsby-script-loader'),
  );
  replacePreBodyComponents([
    ...getPreBodyComponents(),
    // Not in the head, where React 19 drops Gatsby's slice markers.
    <template key="scripts" id={ISLANDS.scriptsId}>
      {scripts}
    </template>,
    <script key="loader" dangerouslySetInnerHTML={{ __html: ISLANDS_LOADER }} />,
  ]);
}

function propsOf(node: ReactNode): Record<string, unknown> {
  return isValidElement<Record<string, unknown>>(node) ? node.props : {};
}
