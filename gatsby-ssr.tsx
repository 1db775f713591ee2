import type { GatsbySSR } from 'gatsby';
import { HEAD_LINKS, withoutGenerator } from './src/layout/head';
import { NEXT_PAGE } from './src/layout/next-page';
import { DISPLAY_FONT_URL } from './src/theme/display-font';
import { renderWithStylesInHead } from './src/theme/render';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderWithStylesInHead;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([
    ...HEAD_LINKS,
    NEXT_PAGE,
    <link
      key="display-font"
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={DISPLAY_FONT_URL}
    />,
  ]);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = withoutGenerator;
