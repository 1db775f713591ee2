/** Webpack replaces the import of a font by its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

declare namespace NodeJS {
  interface ProcessEnv {
    /**
     * Gatsby sets it to `development` or `production`. All other variables may be missing, or have any text.
     */
    NODE_ENV?: string | undefined;
  }
}
