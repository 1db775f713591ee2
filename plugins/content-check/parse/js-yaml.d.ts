// js-yaml 3 has no types of its own.
declare module 'js-yaml' {
  /** Reads YAML 1.1, and throws an Error when it can't be read. */
  export function safeLoad(yaml: string): unknown;
}
