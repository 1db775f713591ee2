import type { GatsbySSR } from 'gatsby';
import { renderWithStylesInHead } from './config/render/render-with-styles-in-head';
import { LANGUAGE } from './plugins/shared/language';
import { HeadElements } from './src/layout/HeadElements';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderWithStylesInHead;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: LANGUAGE });
  setHeadComponents([<HeadElements key="head" />]);
};
