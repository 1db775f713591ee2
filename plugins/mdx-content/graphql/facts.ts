import { requireNode, type QueryContext } from '../../shared/gatsby/resolvers';
import { contentPath } from '../content-folder';
import { SITE_FACTS_FILE, SITE_FACTS_TYPE, type Facts } from '../model';

/** Says that the file of the facts is missing. */
export const MISSING_FACTS = `${contentPath(SITE_FACTS_FILE)} is missing.`;

/**
 * Finds the facts of the site. Gatsby notes that the query has read them, and runs it again when they change.
 *
 * @throws Error when there is no content/site.yaml
 */
export async function factsOfQuery({ nodeModel }: QueryContext): Promise<Facts> {
  const facts = await nodeModel.findOne<Facts>({ type: SITE_FACTS_TYPE, query: {} });
  return requireNode(facts, { type: SITE_FACTS_TYPE, missing: MISSING_FACTS });
}
