import type { GatsbySSR } from 'gatsby';
import { HEAD_ELEMENTS, withoutGenerator } from './src/layout/head';
import { renderWithStylesInHead } from './src/theme/render';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderWithStylesInHead;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents(HEAD_ELEMENTS);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = withoutGenerator;
