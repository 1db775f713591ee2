import type { Allowance, ContentDocument } from '../../parse/content-document';
import { FILE_START, type Report } from '../../parse/finding';
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
export const wording: Rule = ({ document, body, fields, states }, { policy }, report) => {
  if (!policy) return;
  const allowed = findAllowed(document, [...fields, ...body], policy, report);
  const used = checkForbidden([...fields, ...body], policy, report, allowed);
  // The page shows all fields together: a figure and its explanation may be in different fields.
  for (const id of checkCompanions([fields, ...body.map((prose) => [prose])], policy, report, allowed))
    used.add(id);
  if (document.complete) {
    for (const state of states) checkStatements(document.file, [...fields, ...state], policy, report);
  }
  for (const allowance of allowed) {
    const { rule, words, reason, match, index } = allowance;
    if (used.has(allowance)) {
      const message = `"${words}" is allowed here`;
      report(match.place, { rule: `policy/${rule}`, severity: 'note', message, help: `Reason: ${reason}` });
    } else {
      const message = `nothing in "${words}" needs to be allowed`;
      const help = 'Take this entry of "allow" out.';
      report(document.placeOf(['allow', index, 'words']), { rule: 'allow', message, help });
    }
  }
};

const contains = (outer: Match, { prose, start, end }: Match) =>
  outer.prose === prose && outer.start <= start && end <= outer.end;

/** Reports forbidden wordings, and returns which of the allowed ones they are. */
export function checkForbidden(
  texts: readonly Prose[],
  { forbidden }: Policy,
  report: Report,
  allowed: readonly Allowed[] = [],
): Set<Allowed> {
  const used = new Set<Allowed>();
  for (const { id, wordings, unless, reason, suggestion } of forbidden) {
    const matches = findIn(texts, wordings.pattern);
    const denials = matches.length > 0 && unless ? findIn(texts, unless.pattern) : [];
    for (const match of matches) {
      if (denials.some((denial) => contains(denial, match))) continue;
      const allowance = allowed.find(({ rule, match: own }) => rule === id && contains(own, match));
      if (allowance) used.add(allowance);
      else
        report(match.place, {
          rule: `policy/${id}`,
          message: `"${match.written}": ${reason}`,
          help: suggestion,
        });
    }
  }
  return used;
}

/** Reports words without the statement that belongs to them, and returns which of the allowed ones they are. */
export function checkCompanions(
  units: readonly Prose[][],
  { required }: Policy,
  report: Report,
  allowed: readonly Allowed[] = [],
): Set<Allowed> {
  const used = new Set<Allowed>();
  for (const { id, wordings, wherever, reason } of required) {
    if (!wherever) continue;
    const silent = units.filter((unit) => findIn(unit, wordings.pattern).length === 0);
    for (const match of findIn(silent.flat(), wherever.pattern)) {
      const allowance = allowed.find(({ rule, match: own }) => rule === id && contains(own, match));
      if (allowance) used.add(allowance);
      else {
        const message = `"${match.written}" is without the words that belong to it: ${reason}`;
        const help = `Write in the same paragraph: ${wordings.example}`;
        report(match.place, { rule: `policy/${id}`, message, help });
      }
    }
  }
  return used;
}

/**
 * Requires the statements that a file must make.
 *
 * @param file path below `content/`
 * @param texts what every visitor reads of it
 */
export function checkStatements(
  file: string,
  texts: readonly Prose[],
  { required }: Policy,
  report: Report,
): void {
  const visible = texts.filter(({ isVisible }) => isVisible);
  for (const { id, wordings, in: files, reason } of required) {
    if (!files?.includes(file) || findIn(visible, wordings.pattern).length > 0) continue;
    const message = `a statement is missing that every visitor of this text must read: ${reason}`;
    report(FILE_START, { rule: `policy/${id}`, message, help: `Write as plain text: ${wordings.example}` });
  }
}

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
      message: `the words "${words}" occur ${match ? `${others.length + 1} times` : 'nowhere'} in this file`,
      help: 'Copy so much of the sentence that it is clear which single use is allowed, within one paragraph.',
    });
    return [];
  });
}
