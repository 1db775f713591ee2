import type { ContentModel, Facts, Placeholder } from './model';

/**
 * @param name of a fact of site.yaml, or of a placeholder
 * @returns its text; undefined when site.yaml doesn't have the fact
 */
export function factText(name: string, facts: Facts, model: ContentModel): string | undefined {
  const placeholder = findPlaceholder(name, model);
  if (placeholder) return placeholder.textOf(facts);
  const fact = facts[name];
  return typeof fact === 'string' ? fact : undefined;
}

const findPlaceholder = (
  name: string,
  { placeholders }: Pick<ContentModel, 'placeholders'>,
): Placeholder | undefined => (Object.hasOwn(placeholders, name) ? placeholders[name] : undefined);

const NAME_IN_BRACES = /\{(\w+)\}/g;

/**
 * Replaces the names of placeholders in braces by their texts, with a capital letter at the start
 * of the text. Other names in braces stay as they are.
 */
export const resolvePlaceholders = (
  text: string,
  facts: Facts,
  model: Pick<ContentModel, 'placeholders'>,
): string =>
  text.replace(NAME_IN_BRACES, (braces, name: string, offset: number) => {
    const resolved = findPlaceholder(name, model)?.textOf(facts);
    if (resolved === undefined) return braces;
    return offset === 0 ? capitalized(resolved) : resolved;
  });

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
