export { configureWebpack as onCreateWebpackConfig } from './webpack';
