/** The names of rules that other plugins recognize, for instance to give advice of their own. */
export const CONTENT_RULES = {
  /** Braces, or the first word of a paragraph, make the parser take a text for JavaScript. */
  code: 'code',
  /** A component isn't in the model, or isn't written as its kind of component is. */
  component: 'component',
  /** The front matter is incomplete, or a field doesn't match the schema. */
  frontMatter: 'front-matter',
  /** A tag can't be read. */
  mdx: 'mdx',
} as const;

/** The name of a rule in content/policy.yaml begins with this prefix, and the id of the rule follows. */
export const POLICY_PREFIX = 'policy/';
