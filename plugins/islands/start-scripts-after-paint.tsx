import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { SCRIPTS_ID } from './dom-names';

/**
 * The text of the inline script that bundle-inline-script.ts makes of load-islands.ts. configure-webpack.ts
 * defines it.
 */
declare const ISLANDS_LOADER: string;

/**
 * Moves the script tags that Gatsby writes into a template, where browsers ignore them, and inlines the
 * loader, which loads the external script after the first paint. The tags are still a placeholder here:
 * Gatsby fills in the hashed file names later.
 *
 * @throws Error when Gatsby no longer passes its script tags as exactly one component
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
      'Gatsby writes its script tags in another way: adapt plugins/islands/start-scripts-after-paint.tsx.',
    );
  }
  // The script with the id gatsby-script-loader is for Gatsby's runtime, which our bundle doesn't contain.
  replacePostBodyComponents(
    components.filter((node) => !scripts.includes(node) && propsOf(node)['id'] !== 'gatsby-script-loader'),
  );
  replacePreBodyComponents([
    ...getPreBodyComponents(),
    // In the head, React 19 would drop the markers that Gatsby looks for when it fills in the file names.
    <template key="scripts" id={SCRIPTS_ID}>
      {scripts}
    </template>,
    <script key="loader" dangerouslySetInnerHTML={{ __html: ISLANDS_LOADER }} />,
  ]);
}

function propsOf(node: ReactNode): Record<string, unknown> {
  return isValidElement<Record<string, unknown>>(node) ? node.props : {};
}
