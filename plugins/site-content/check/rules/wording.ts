import type { Allowance, ContentDocument } from '../../parse/content-document';
import { FILE_START, type Report } from '../../parse/finding';
import { isNegated } from '../negation';
import { literally } from '../phrase';
import type { Policy } from '../policy';
import type { Match, Prose } from '../prose';
import type { Rule } from './rule';

/** An allowed wording and its place in the document. */
interface Allowed extends Allowance {
  /** Its place in the list "allow". */
  index: number;
  match: Match;
  used: boolean;
}

/** The wording rules of content/policy.yaml, except for the wordings that the document allows itself. */
export const wording: Rule = ({ document, body, fields }, { policy }, report) => {
  if (!policy) return;
  const shown = fields.filter((_prose, index) => document.texts[index]?.path[0] !== 'allow');
  const allowed = findAllowed(document, [...shown, ...body], policy, report);
  // The page shows all fields together: a figure and its explanation may be in different fields.
  const units = [shown, ...body.map((prose) => [prose])];
  checkWording(document.complete ? document.file : undefined, units, policy, report, allowed);
  for (const { rule, words, reason, used, match, index } of allowed) {
    if (used) {
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
 */
export function checkWording(
  file: string | undefined,
  units: readonly Prose[][],
  policy: Policy,
  report: Report,
  allowed: readonly Allowed[] = [],
): void {
  for (const { id, match, ...words } of violations(file, units, policy)) {
    const allowance = match && allowed.find(({ rule, match: own }) => rule === id && contains(own, match));
    if (allowance) allowance.used = true;
    else report(match?.place ?? FILE_START, { rule: `policy/${id}`, ...words });
  }
}

const contains = (outer: Match, { prose, start, end }: Match) =>
  outer.prose === prose && outer.start <= start && end <= outer.end;

function* violations(file: string | undefined, units: readonly Prose[][], { forbidden, required }: Policy) {
  for (const { id, wordings, reason, suggestion: help } of forbidden) {
    for (const match of findIn(units.flat(), wordings.pattern)) {
      if (isNegated(match.prose.searchable, match.start, match.end)) continue;
      yield { id, match, message: `"${match.written}": ${reason}`, help };
    }
  }
  for (const { id, wordings, in: files, wherever, reason } of required) {
    const silent = units.filter((texts) => findIn(texts, wordings.pattern).length === 0);
    if (file && files?.includes(file) && silent.length === units.length) {
      const message = `a statement is missing that must stand in this file: ${reason}`;
      yield {
        id,
        match: undefined,
        message,
        help: `Write, in a place where readers see it: ${wordings.example}`,
      };
    }
    for (const match of wherever ? findIn(silent.flat(), wherever.pattern) : []) {
      const words = match.prose.searchable.slice(match.start, match.end);
      const message = `"${words}" stands without the words that belong to it: ${reason}`;
      yield { id, match, message, help: `Write in the same paragraph: ${wordings.example}` };
    }
  }
}

const findIn = (texts: readonly Prose[], pattern: RegExp) => texts.flatMap((prose) => prose.find(pattern));

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
    if (match && others.length === 0) return [{ ...allowance, index, match, used: false }];
    report(placeOf(['allow', index, 'words']), {
      rule: 'allow',
      message: `the words "${words}" stand ${match ? `${others.length + 1} times` : 'nowhere'} in this file`,
      help: 'Copy so much of the sentence that it is clear which single use is allowed, within one paragraph.',
    });
    return [];
  });
}
