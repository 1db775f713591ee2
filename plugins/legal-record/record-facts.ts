import * as z from 'zod';

/** The schema of the facts of site.yaml that this plugin itself reads, besides those that texts show. */
export const recordFacts = z.looseObject({
  brand: z.string(),
  /** The public origin of the site, such as `https://www.example.org`. */
  url: z.string(),
  /** The site has not been published yet, so its legal texts are drafts that may be recorded anew. */
  unpublished: z.boolean().optional(),
  /** The day on which the site went public. First versions may be older. */
  publicSince: z.string().optional(),
});

export type RecordFacts = z.infer<typeof recordFacts>;
