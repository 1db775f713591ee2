import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { LANGUAGE } from './plugins/shared/language';
import { HeadElements } from './src/layout/HeadElements';
import { renderWithStylesInHead } from './src/layout/render-with-styles-in-head';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderWithStylesInHead;

/** Leaves out the element with the name and version of Gatsby, which no visitor needs. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents(getHeadComponents().filter((element) => !isGenerator(element)));

const isGenerator = (element: ReactNode) =>
  isValidElement<{ name?: string }>(element) && element.props.name === 'generator';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: LANGUAGE });
  setHeadComponents([<HeadElements key="head" />]);
};
