import { nearestMeta } from '../../mdx-content';
import { findMatches, textBlockOf } from '../text/visible-text';
import type { Rule } from './rule';

/**
 * Requires names in braces to be placeholders, and forbids them in texts that are the same in every build.
 */
export const checkPlaceholders: Rule = ({ kind, texts }, { options: { model } }, report) => {
  for (const text of texts) {
    const ofField = nearestMeta(kind.frontMatter, text.path, 'placeholders') ?? [];
    const known = [...ofField, ...Object.keys(model.placeholders)].map((name) => `{${name}}`);
    const help = kind.isSameInEveryBuild
      ? 'Write the words themselves: this kind of text has to be the same in every build.'
      : `Write one of these, or no braces: ${known.join(', ')}.`;
    for (const { written, place } of findMatches([textBlockOf([text])], /\{[^}]*\}?/g)) {
      if (known.includes(written) && !kind.isSameInEveryBuild) continue;
      report(place, { rule: 'fact', message: `"${written}" is not a fact that this field can show`, help });
    }
  }
};
