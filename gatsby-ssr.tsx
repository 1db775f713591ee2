import type { GatsbySSR } from 'gatsby';
import { LANGUAGE } from './plugins/shared/text/language';
import { HeadElements } from './src/layout/HeadElements';
import { renderWithStylesInHead } from './src/layout/render-with-styles-in-head';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderWithStylesInHead;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: LANGUAGE });
  setHeadComponents([<HeadElements key="head" />]);
};
