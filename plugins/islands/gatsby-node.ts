export { buildIslandsOnly as onCreateWebpackConfig } from './webpack';
