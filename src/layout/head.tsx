import type { PreRenderHTMLArgs } from 'gatsby';
import { isValidElement } from 'react';
import { color } from '../theme/tokens';

/** The same in the head of each page. Icons other than the SVG are made by publish/pictures/icons.ts. */
export const HEAD_LINKS = [
  <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
  <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  <meta key="theme-color" name="theme-color" content={color.paper} />,
];

/** Nobody who reads a page needs to know the version of Gatsby, and attackers should not. */
export function withoutGenerator({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents().filter(
      (node) => !(isValidElement<{ name?: string }>(node) && node.props.name === 'generator'),
    ),
  );
}
