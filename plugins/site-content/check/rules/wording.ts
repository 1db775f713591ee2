import type { Allowance, ContentDocument } from '../../parse/content-document';
import type { Report } from '../../parse/finding';
import { isNegated } from '../negation';
import { literally, type Searchable } from '../phrase';
import type { Policy } from '../policy';
import type { Prose } from '../prose';
import type { Rule } from './rule';

interface Passage extends Searchable {
  prose: Prose;
}

/** An allowed wording and its place. */
interface Allowed extends Allowance {
  passage: Passage;
  start: number;
  end: number;
  used: boolean;
}

/** The wording rules of content/policy.yaml, except for the wordings that the document allows itself. */
export const wording: Rule = ({ document, body, fields }, { policy }, report) => {
  if (!policy) return;
  const allowFields = new Set(
    document.texts.flatMap(({ path }, index) => (path[0] === 'allow' ? [index] : [])),
  );
  const fieldPassages = fields.filter((_prose, index) => !allowFields.has(index)).map(toPassage);
  const bodyPassages = body.map(toPassage);
  const passages = [...fieldPassages, ...bodyPassages];
  const allowed = findAllowed(document, passages, policy, report);

  checkForbidden(passages, policy, report, allowed);
  // The page shows all fields together: a figure and its explanation may be in different fields.
  checkBeside([fieldPassages, ...bodyPassages.map((passage) => [passage])], policy, report, allowed);
  if (document.complete) checkRequired(document.file, passages, policy, report);
  for (const { rule, words, reason, used, passage, start } of allowed) {
    if (!used) unusedAllowance(document, words, report);
    else {
      report(passage.prose.placeAt(passage.originalIndex(start)), {
        rule: `policy/${rule}`,
        severity: 'note',
        message: `"${words}" is allowed here`,
        help: `Reason: ${reason}`,
      });
    }
  }
};

/** The wording rules for content/site.yaml, which has no allowances. */
export function wordingOfFacts(prose: readonly Prose[], policy: Policy, report: Report): void {
  const passages = prose.map(toPassage);
  checkForbidden(passages, policy, report, []);
  checkBeside(
    passages.map((passage) => [passage]),
    policy,
    report,
    [],
  );
  checkRequired('site.yaml', passages, policy, report);
}

const toPassage = (prose: Prose): Passage => ({ prose, ...prose.words });

function checkForbidden(passages: Passage[], policy: Policy, report: Report, allowed: Allowed[]): void {
  for (const passage of passages) {
    for (const { id, wordings, reason, suggestion } of policy.forbidden) {
      for (const match of passage.text.matchAll(wordings)) {
        const end = match.index + match[0].length;
        if (isNegated(passage.text, match.index, end)) continue;
        if (isAllowed(allowed, id, passage, match.index, end)) continue;
        const [from, to] = [passage.originalIndex(match.index), passage.originalIndex(end)];
        report(passage.prose.placeAt(from), {
          rule: `policy/${id}`,
          message: `"${passage.prose.text.slice(from, to).replace(/\s+/g, ' ')}": ${withoutStop(reason)}`,
          help: suggestion,
        });
      }
    }
  }
}

function checkBeside(units: Passage[][], policy: Policy, report: Report, allowed: Allowed[]): void {
  for (const { id, wordings, wherever, example, reason } of policy.required) {
    if (!wherever) continue;
    for (const unit of units) {
      if (unit.some(({ text }) => text.search(wordings) !== -1)) continue;
      for (const passage of unit) {
        for (const match of passage.text.matchAll(wherever)) {
          if (isAllowed(allowed, id, passage, match.index, match.index + match[0].length)) continue;
          report(passage.prose.placeAt(passage.originalIndex(match.index)), {
            rule: `policy/${id}`,
            message: `"${match[0]}" stands without the words that belong to it: ${withoutStop(reason)}`,
            help: `Write in the same paragraph: ${example}`,
          });
        }
      }
    }
  }
}

function checkRequired(file: string, passages: Passage[], policy: Policy, report: Report): void {
  for (const { id, wordings, files, example, reason } of policy.required) {
    if (!files.includes(file) || passages.some(({ text }) => text.search(wordings) !== -1)) continue;
    report(
      { line: 1, column: 1 },
      {
        rule: `policy/${id}`,
        message: `a statement is missing that must stand in this file: ${withoutStop(reason)}`,
        help: `Write, in a place where readers see it: ${example}`,
      },
    );
  }
}

function isAllowed(allowed: Allowed[], rule: string, passage: Passage, start: number, end: number): boolean {
  const found = allowed.find(
    (one) => one.rule === rule && one.passage === passage && one.start <= start && end <= one.end,
  );
  if (found) found.used = true;
  return found !== undefined;
}

/** Finds the place of each allowance: its words must occur once in the document. */
function findAllowed(
  { allow, placeOf }: ContentDocument,
  passages: Passage[],
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
    const places = passages.flatMap((passage) =>
      [...passage.text.matchAll(literally(words))].map(({ index: start, 0: { length } }) => ({
        passage,
        start,
        end: start + length,
      })),
    );
    if (places.length !== 1) {
      report(placeOf(['allow', index, 'words']), {
        rule: 'allow',
        message: `the words "${words}" stand ${places.length === 0 ? 'nowhere' : `${places.length} times`} in this file`,
        help: 'Copy so much of the sentence that it is clear which single use is allowed, within one paragraph.',
      });
    }
    const [place] = places;
    return place && places.length === 1 ? [{ ...allowance, ...place, used: false }] : [];
  });
}

function unusedAllowance({ allow, placeOf }: ContentDocument, words: string, report: Report): void {
  report(placeOf(['allow', allow.findIndex((one) => one.words === words), 'words']), {
    rule: 'allow',
    message: `nothing in "${words}" needs to be allowed`,
    help: 'Take this entry of "allow" out.',
  });
}

const withoutStop = (sentence: string) => sentence.trim().replace(/\.$/, '');
