import type { Allowance, ContentDocument } from '../../parse/content-document';
import { FILE_START, type Report } from '../../parse/finding';
import { isNegated } from '../negation';
import { literally } from '../phrase';
import type { Policy } from '../policy';
import { findIn, type Match, type Prose } from '../prose';
import type { Rule } from './rule';

/** An allowed wording and its place in the document. */
interface Allowed extends Allowance {
  /** Its place in the list "allow". */
  index: number;
  match: Match;
}

/** The wording rules of content/policy.yaml, except for the wordings that the document allows itself. */
export const wording: Rule = ({ document, body, fields }, { policy }, report) => {
  if (!policy) return;
  const shown = fields.filter((_prose, index) => document.texts[index]?.path[0] !== 'allow');
  const allowed = findAllowed(document, [...shown, ...body], policy, report);
  // The page shows all fields together: a figure and its explanation may be in different fields.
  const units = [shown, ...body.map((prose) => [prose])];
  const file = document.complete ? document.file : undefined;
  const used = checkWording(file, units, policy, report, allowed);
  for (const allowance of allowed) {
    const { rule, words, reason, match, index } = allowance;
    if (used.has(allowance)) {
      report(match.place, {
        rule: `policy/${rule}`,
        severity: 'note',
        message: `"${words}" is allowed here`,
        help: `Reason: ${reason}`,
      });
    } else {
      report(document.placeOf(['allow', index, 'words']), {
        rule: 'allow',
        message: `nothing in "${words}" needs to be allowed`,
        help: 'Take this entry of "allow" out.',
      });
    }
  }
};

/**
 * The wording rules for any texts.
 *
 * @param file path below `content/`; undefined for a document that is incomplete, which may miss statements
 * @param units texts that readers see together
 * @returns which of the allowed wordings a rule forbids
 */
export function checkWording(
  file: string | undefined,
  units: readonly Prose[][],
  { forbidden, required }: Policy,
  report: Report,
  allowed: readonly Allowed[] = [],
): ReadonlySet<Allowed> {
  const used = new Set<Allowed>();
  const explain = (id: string, message: string, help: string, match?: Match) => {
    const allowance = match && allowed.find(({ rule, match: own }) => rule === id && contains(own, match));
    if (allowance) used.add(allowance);
    else report(match?.place ?? FILE_START, { rule: `policy/${id}`, message, help });
  };
  const texts = units.flat();
  for (const { id, wordings, reason, suggestion } of forbidden) {
    for (const match of findIn(texts, wordings.pattern)) {
      if (isNegated(match.prose.searchable, match.start, match.end)) continue;
      explain(id, `"${match.written}": ${reason}`, suggestion, match);
    }
  }
  for (const { id, wordings, in: files, wherever, reason } of required) {
    const silent = units.filter((unit) => findIn(unit, wordings.pattern).length === 0);
    if (file && files?.includes(file) && silent.length === units.length) {
      const message = `a statement is missing that must stand in this file: ${reason}`;
      explain(id, message, `Write, in a place where readers see it: ${wordings.example}`);
    }
    for (const match of wherever ? findIn(silent.flat(), wherever.pattern) : []) {
      const words = match.prose.searchable.slice(match.start, match.end);
      const message = `"${words}" stands without the words that belong to it: ${reason}`;
      explain(id, message, `Write in the same paragraph: ${wordings.example}`, match);
    }
  }
  return used;
}

const contains = (outer: Match, { prose, start, end }: Match) =>
  outer.prose === prose && outer.start <= start && end <= outer.end;

/** Finds the place of each allowance: its words must occur once in the document. */
function findAllowed(
  { allow, placeOf }: ContentDocument,
  all: readonly Prose[],
  { required, forbidden }: Policy,
  report: Report,
): Allowed[] {
  return allow.flatMap((allowance, index) => {
    const { rule, words } = allowance;
    if (![...required, ...forbidden].some(({ id }) => id === rule)) {
      report(placeOf(['allow', index, 'rule']), {
        rule: 'allow',
        message: `content/policy.yaml has no rule "${rule}"`,
        help: 'Write the name that the message shows behind "policy/".',
      });
      return [];
    }
    const [match, ...others] = findIn(all, literally(words));
    if (match && others.length === 0) return [{ ...allowance, index, match }];
    report(placeOf(['allow', index, 'words']), {
      rule: 'allow',
      message: `the words "${words}" stand ${match ? `${others.length + 1} times` : 'nowhere'} in this file`,
      help: 'Copy so much of the sentence that it is clear which single use is allowed, within one paragraph.',
    });
    return [];
  });
}
