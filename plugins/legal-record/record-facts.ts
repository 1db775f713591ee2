/** The facts of the site that this plugin itself needs, besides those that texts show. */
export interface RecordFacts {
  brand: string;
  /** The public origin of the site, such as `https://www.example.org`. */
  url: string;
  /**
   * Whether the site has not been published yet, so that its legal texts are drafts that may be recorded
   * anew.
   */
  unpublished?: boolean | undefined;
  /** The day on which the site went public, when that is known. First versions may be older. */
  publicSince?: string | undefined;
}
