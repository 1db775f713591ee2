import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement } from 'react';
import { color } from '../theme/tokens';

/** Head elements of every page. plugins/publish/pictures/icons.ts draws the icons other than the SVG. */
export const HEAD_LINKS = [
  <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
  <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  <meta key="theme-color" name="theme-color" content={color.paper} />,
];

/** Removes the generator element, which tells attackers the version of Gatsby. */
export function withoutGenerator({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().filter(
      (node) => !(isValidElement<{ name?: string }>(node) && node.props.name === 'generator'),
    ),
  );
}
