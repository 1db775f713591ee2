import { characterFlaws } from '../../parse/characters';
import type { Rule } from './rule';

/** Reports characters that a reference such as `&shy;` or an escape hides from the search of the source. */
export const hiddenCharacters: Rule = ({ body, fields }, _site, report) => {
  for (const { text, pieces, sourceOf } of [...fields, ...body]) {
    for (const { index, ...problem } of characterFlaws(text)) {
      const isInSource = pieces.some(({ written }) => written.includes(text.charAt(index)));
      if (!isInSource) report(sourceOf(index).place, problem);
    }
  }
};
