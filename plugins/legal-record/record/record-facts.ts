import * as z from 'zod';
import { BuildError } from '../../shared/gatsby/build-error';

/** The facts of site.yaml that this plugin itself needs, besides the facts that texts show. */
const recordFactsSchema = z.object({
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

/**
 * Takes the facts that this plugin needs out of the facts of the site.
 *
 * @throws BuildError that names the facts which are missing
 */
export function recordFactsOf(siteFacts: object): RecordFacts {
  const { data, error } = recordFactsSchema.safeParse(siteFacts);
  if (data) return data;
  const names = error.issues.map(({ path }) => `"${path.join('.')}"`);
  throw new BuildError(
    `plugins/legal-record needs the facts "brand" and "url" of the site. Missing or no text: ${names.join(', ')}.`,
  );
}
