import { FILE_START, type Problem, type Report } from '../../shared/text/finding';
import { editorialFieldsOf } from '../editorial-fields';
import type { Policy } from '../policy';
import { POLICY_PREFIX } from '../rule-names';
import { findMatches, textBlockOf, type Match, type TextBlock } from '../text/visible-text';
import { wordingPattern } from '../text/wording-pattern';
import type { CompiledDocument, Site } from './rule';

/** The texts of a document, or of site.yaml. */
type Texts = Pick<CompiledDocument, 'file' | 'editorialFields' | 'placeOf' | 'bodyBlocks' | 'fieldBlocks'>;

/** Words that break a rule of the policy. */
type Breach = Match & Problem;

/**
 * Applies the rules of content/policy.yaml to a text, except where the text itself allows a single wording.
 */
export function checkWordings(texts: Texts, { policy }: Pick<Site, 'policy'>, report: Report): void {
  requireStatements(texts, policy, report);
  const allBreaches = findBreaches(texts, policy);
  const allowed = applyExceptions(texts, allBreaches, report);
  for (const breach of allBreaches) {
    const { place, rule, message, help } = breach;
    if (!allowed.has(breach)) report(place, { rule, message, help });
  }
}

/** Requires the statements that the policy wants in this file, where every visitor reads them. */
function requireStatements({ file, bodyBlocks, fieldBlocks }: Texts, policy: Policy, report: Report): void {
  const visible = [...fieldBlocks, ...bodyBlocks].filter(({ isAlwaysVisible }) => isAlwaysVisible);
  for (const { id, in: files, pattern, reason, example } of policy.required) {
    if (!files?.includes(file) || findMatches(visible, pattern).length > 0) continue;
    const message = `a statement is missing that every visitor of this text must read: ${reason}`;
    report(FILE_START, { rule: `${POLICY_PREFIX}${id}`, message, help: `Write as plain text: ${example}` });
  }
}

/**
 * Reports the exceptions in the field `allow`: each with its reason as a note, or as an error when
 * it doesn't allow exactly one breach.
 *
 * @returns the allowed breaches
 */
function applyExceptions(texts: Texts, breaches: readonly Breach[], report: Report): ReadonlySet<Breach> {
  const { placeOf, bodyBlocks, fieldBlocks } = texts;
  const { allow = [] } = editorialFieldsOf(texts);
  const allAllowed = new Set<Breach>();
  for (const [index, { rule, words, reason }] of allow.entries()) {
    const places = findMatches([...fieldBlocks, ...bodyBlocks], wordingPattern([words]));
    const covered = breaches.filter(
      (breach) =>
        !allAllowed.has(breach) &&
        breach.rule === `${POLICY_PREFIX}${rule}` &&
        places.some((place) => isInside(place, breach)),
    );
    const [breach] = covered;
    if (breach && covered.length === 1) {
      allAllowed.add(breach);
      const message = `"${words}" is allowed here`;
      report(breach.place, { rule: breach.rule, severity: 'note', message, help: `Reason: ${reason}` });
      continue;
    }
    const count = covered.length === 0 ? 'nothing' : `${covered.length} wordings`;
    report(placeOf(['allow', index, 'words']), {
      rule: 'allow',
      message: `this exception for "${words}" covers ${count}, and must cover exactly one`,
      help: 'Copy the words around a single use, and the name of the rule from its message, or take this entry out.',
    });
  }
  return allAllowed;
}

const isInside = (outer: Match, { block, start, end }: Match) =>
  outer.block === block && outer.start <= start && end <= outer.end;

/**
 * Finds forbidden wordings, and words that aren't in one paragraph with the statement that belongs to them.
 */
function findBreaches({ bodyBlocks, fieldBlocks }: Texts, policy: Policy): Breach[] {
  const forbidden = policy.forbidden.flatMap(({ id, pattern, reason, suggestion }) =>
    findMatches([...fieldBlocks, ...bodyBlocks], pattern).map((match): Breach => {
      const message = `"${match.written}": ${reason}`;
      return { ...match, rule: `${POLICY_PREFIX}${id}`, message, help: suggestion };
    }),
  );
  // The page shows all fields together, so they count as one paragraph: a figure and its
  // explanation may be in two fields, and so may the parts of one sentence.
  const paragraphs = [fieldBlocks, ...bodyBlocks.map((block) => [block])];
  const incomplete = policy.required.flatMap(({ id, pattern, wherever, reason, example }) => {
    if (!wherever) return [];
    const withoutStatement = paragraphs.filter(
      (blocks) => findMatches([joinBlocks(blocks)], pattern).length === 0,
    );
    return findMatches(withoutStatement.flat(), wherever).map((match): Breach => {
      const message = `"${match.written}" needs an explanation in the same paragraph: ${reason}`;
      const help = `Write in the same paragraph: ${example}`;
      return { ...match, rule: `${POLICY_PREFIX}${id}`, message, help };
    });
  });
  return [...forbidden, ...incomplete];
}

/** Separates two blocks that are joined. It isn't in the file. */
const SPACE: TextBlock['pieces'] = [{ value: ' ', written: '', placeAt: () => FILE_START }];

const joinBlocks = (blocks: readonly TextBlock[]): TextBlock =>
  textBlockOf(blocks.flatMap(({ pieces }) => [...pieces, ...SPACE]));
