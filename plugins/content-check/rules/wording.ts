import { FILE_START, type Problem, type Report } from '../../mdx-content';
import type { Policy } from '../policy';
import { findIn, type Match, type Prose } from '../visible-text';
import { anyOf } from '../wording-pattern';
import type { CompiledDocument, Site } from './rule';

/** The texts of a document, or of site.yaml. */
type Texts = Pick<CompiledDocument, 'file' | 'allow' | 'placeOf' | 'prose' | 'fields'>;

/** The wording rules of content/policy.yaml, except for the wordings that the document allows itself. */
export function wording(
  { file, allow = [], placeOf, prose, fields }: Texts,
  { policy }: Pick<Site, 'policy'>,
  report: Report,
): void {
  const visible = [...fields, ...prose].filter(({ isVisible }) => isVisible);
  for (const { id, in: files, pattern, reason, example } of policy.required) {
    if (!files?.includes(file) || findIn(visible, pattern).length > 0) continue;
    const message = `a statement is missing that every visitor of this text must read: ${reason}`;
    report(FILE_START, { rule: `policy/${id}`, message, help: `Write as plain text: ${example}` });
  }
  // The page shows all fields together: a figure and its explanation may be in different fields.
  const breaches = new Set(findBreaches([fields, ...prose.map((one) => [one])], policy));
  for (const [index, { rule, words, reason }] of allow.entries()) {
    const places = findIn([...fields, ...prose], anyOf([words]));
    const [allowed, ...others] = [...breaches].filter(
      (breach) => breach.rule === `policy/${rule}` && places.some((place) => isInside(place, breach)),
    );
    if (allowed && others.length === 0) {
      breaches.delete(allowed);
      const message = `"${words}" is allowed here`;
      report(allowed.place, { rule: allowed.rule, severity: 'note', message, help: `Reason: ${reason}` });
    } else {
      const message = `"${words}" allows ${allowed ? `${others.length + 1} wordings` : 'nothing'}, and must allow one`;
      const help =
        'Copy the words around a single use, and as "rule" what the message shows behind "policy/", or take this entry out.';
      report(placeOf(['allow', index, 'words']), { rule: 'allow', message, help });
    }
  }
  for (const { place, rule, message, help } of breaches) report(place, { rule, message, help });
}

const isInside = (outer: Match, { prose, start, end }: Match) =>
  outer.prose === prose && outer.start <= start && end <= outer.end;

/** Finds forbidden wordings, and in each paragraph the words without the statement that belongs to them. */
function findBreaches(paragraphs: readonly Prose[][], policy: Policy): (Match & Problem)[] {
  const claims = policy.forbidden.flatMap(({ id, pattern, reason, suggestion: help }) =>
    findIn(paragraphs.flat(), pattern).map((match) => {
      return { ...match, rule: `policy/${id}`, message: `"${match.written}": ${reason}`, help };
    }),
  );
  const incomplete = policy.required.flatMap(({ id, pattern, wherever, reason, example }) => {
    if (!wherever) return [];
    const silent = paragraphs.filter((texts) => findIn(texts, pattern).length === 0);
    return findIn(silent.flat(), wherever).map((match) => {
      const message = `"${match.written}" is without the words that belong to it: ${reason}`;
      const help = `Write in the same paragraph: ${example}`;
      return { ...match, rule: `policy/${id}`, message, help };
    });
  });
  return [...claims, ...incomplete];
}
