import type { CreateResolversArgs } from 'gatsby';
import { addResolvers, nonNullNodeField, type FieldConfig } from '../../shared/gatsby/resolvers';
import { contentPath } from '../content-folder';
import { hasOwnPages } from '../kind-traits';
import { hasFacts, SITE_FACTS_TYPE } from '../model';
import type { MdxContentOptions } from '../options';
import { MISSING_FACTS } from './facts';

/**
 * Makes non-null the fields of `Query` that return what a page can't do without: the facts of the site, the
 * only file of a kind, such as `landingHero`, and the file that has the page, such as `issue`. The content
 * check makes sure that the first two exist.
 */
export function requireQueriedNodes(
  args: Pick<CreateResolversArgs, 'createResolvers'>,
  { model }: MdxContentOptions,
): void {
  const fields: Record<string, FieldConfig> = {};
  const requireNodeOf = (type: string, missing: string) => {
    fields[queryFieldOf(type)] = nonNullNodeField(type, missing);
  };
  if (hasFacts(model)) requireNodeOf(SITE_FACTS_TYPE, MISSING_FACTS);
  for (const kind of model.kinds) {
    const { type, folder, names } = kind;
    if (names?.length === 1) requireNodeOf(type, `${contentPath(`${folder}/${names[0]}.mdx`)} is missing.`);
    if (hasOwnPages(kind)) requireNodeOf(type, `${contentPath(folder)} has no such ${type}.`);
  }
  addResolvers(args, { Query: fields });
}

/**
 * @param type written as content-types.ts requires it
 * @returns the name that Gatsby gives the field of `Query` that returns a single node of the type
 */
const queryFieldOf = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);
