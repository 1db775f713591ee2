/** A part of the site, such as an editor, whose headers differ from those of the pages. */
export interface HeaderSection {
  /**
   * The path of the part, without a slash at the end. The headers apply to it and to all paths
   * below it.
   */
  path: string;
  /** These replace headers of the same names; all others stay those of the pages. */
  headers: Readonly<Record<string, string>>;
}
