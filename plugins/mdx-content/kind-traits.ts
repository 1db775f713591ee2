import type { ContentKind } from './model';
import { NAME_PLACEHOLDER } from './page-path';

/** @returns the level that a `##` of a file of this kind gets on its page */
export const headingLevelOf = ({ headingLevel = 2 }: ContentKind): 2 | 3 | 4 => headingLevel;

/** @returns the prefix of the ids of headings in a file; empty for a kind whose ids have none */
export const idPrefixOf = ({ hasPrefixedIds }: ContentKind, name: string): string =>
  hasPrefixedIds ? `${name}-` : '';

/** Whether each file of this kind has a page of its own. */
export const hasOwnPages = (kind: ContentKind): kind is ContentKind & { page: string } =>
  kind.page?.includes(NAME_PLACEHOLDER) ?? false;

export const hasSeveralNames = (kind: ContentKind): kind is ContentKind & { names: readonly string[] } =>
  kind.names !== undefined && kind.names.length > 1;
