/** A part of the site, such as an editor, whose headers differ from the headers of the pages. */
export interface HeaderSection {
  /** The path of the part, without a slash at the end. The headers apply to it and to all paths below it. */
  path: string;
  /** These headers replace headers of the pages with the same names, and leave the others as they are. */
  headers: Readonly<Record<string, string>>;
}
