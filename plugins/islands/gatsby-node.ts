import type { GatsbyNode } from 'gatsby';
import { buildIslandsOnly } from './webpack';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = buildIslandsOnly;
