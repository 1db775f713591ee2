import type { GatsbyNode, PluginOptions } from 'gatsby';
import { showErrorsOverPage, stopOnErrors, touchReloadTrigger } from './build-check';
import type { ContentCheckOptions } from './options';

const given = (options: PluginOptions) => options as unknown as ContentCheckOptions;

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args, options) =>
  stopOnErrors(args, given(options));

/** This plugin makes no page: Gatsby calls this hook each time the nodes of a change are made. */
export const createPages: GatsbyNode['createPages'] = () => touchReloadTrigger();

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args, options) =>
  showErrorsOverPage(args, given(options));
