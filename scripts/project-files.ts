/** What a build of the site is made from, besides the packages. */
export const PROJECT_FILES = [
  'content',
  'scripts',
  'src',
  'static',
  '.babelrc.json',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
] as const;
