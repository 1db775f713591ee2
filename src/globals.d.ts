/** Webpack replaces the import of a font by its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
