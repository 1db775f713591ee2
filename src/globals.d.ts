/** Webpack replaces the import of a font by its address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

declare namespace NodeJS {
  interface ProcessEnv {
    /**
     * Gatsby sets it to `development` or `production`; scripts have none. It is declared because
     * `noPropertyAccessFromIndexSignature` permits `process.env.NAME` for declared variables only.
     */
    NODE_ENV?: string | undefined;
  }
}
