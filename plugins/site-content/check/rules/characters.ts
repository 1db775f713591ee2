import { characterFlaws } from '../../parse/characters';
import { sourceOf } from '../prose';
import type { Rule } from './rule';

/** Reports characters that a reference such as `&shy;` or an escape hides from the search of the source. */
export const hiddenCharacters: Rule = ({ prose: texts, fields }, _site, report) => {
  for (const prose of [...fields, ...texts]) {
    for (const { index, ...problem } of characterFlaws(prose.text)) {
      const isInSource = prose.pieces.some(({ written }) => written.includes(prose.text.charAt(index)));
      if (!isInSource) report(sourceOf(prose, index).place, problem);
    }
  }
};
