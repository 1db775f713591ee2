import type { GatsbySSR } from 'gatsby';
import { HeadElements } from './src/layout/head';
import { renderWithStylesInHead } from './src/theme/render';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderWithStylesInHead;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([<HeadElements key="head" />]);
};
