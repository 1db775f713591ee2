import * as z from 'zod';

/** The facts of site.yaml that this plugin itself needs, besides the facts that texts show. */
export const recordFactsSchema = z.object({
  brand: z.string(),
  /** The public origin of the site, such as `https://www.example.org`. */
  url: z.string(),
  /**
   * Whether the site hasn't been published yet, so that its legal texts are drafts that may be recorded
   * again.
   */
  unpublished: z.boolean().optional(),
  /** The day on which the site went public, when that is known. First versions may be older. */
  publicSince: z.string().optional(),
});

export type RecordFacts = z.infer<typeof recordFactsSchema>;
