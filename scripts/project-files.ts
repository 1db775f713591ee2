/** Files and folders that a build needs, besides node_modules. */
export const PROJECT_FILES = [
  'content',
  'plugins',
  'scripts',
  'src',
  'static',
  'babel.config.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
] as const;
