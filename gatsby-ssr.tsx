import type { GatsbySSR } from 'gatsby';
import { HeadElements } from './src/layout/HeadElements';
import { renderWithStylesInHead } from './src/theme/render-with-styles-in-head';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderWithStylesInHead;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([<HeadElements key="head" />]);
};
