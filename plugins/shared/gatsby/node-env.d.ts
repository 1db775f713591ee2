declare namespace NodeJS {
  interface ProcessEnv {
    /**
     * Gatsby sets it to `development` or `production`; scripts have none. It is declared because
     * `noPropertyAccessFromIndexSignature` permits `process.env.NAME` for declared variables only.
     */
    NODE_ENV?: string | undefined;
  }
}
