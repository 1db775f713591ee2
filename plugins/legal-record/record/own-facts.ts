import * as z from 'zod';
import { BuildError } from '../../shared/gatsby/build-error';

/** The facts of site.yaml that this plugin itself needs, besides the facts that texts show. */
const ownFactsSchema = z.object({
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

export type OwnFacts = z.infer<typeof ownFactsSchema>;

/**
 * Takes the facts that this plugin needs out of the facts of the site.
 *
 * @throws BuildError that names the facts which are missing, or have values that the plugin can't use
 */
export function ownFactsOf(siteFacts: object): OwnFacts {
  const { data, error } = ownFactsSchema.safeParse(siteFacts);
  if (data) return data;
  const names = error.issues.map(({ path }) => `"${path.join('.')}"`);
  throw new BuildError(
    `plugins/legal-record cannot use these facts of the site: ${names.join(', ')}. It needs "brand" and "url"; record/own-facts.ts describes all.`,
  );
}
