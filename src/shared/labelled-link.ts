/** A link as lists of links and components of other features take it. */
export interface LabelledLink {
  label: string;
  /** An address, a path or a fragment. */
  href: string;
}
