import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { headingLevelOf, type ContentModel } from '../../mdx-content';
import { toHtml } from '../../mdx-content/syntax';
import { DIFFERENCE_CLASSES } from '../dom-names';
import { legalKindOf } from '../record/legal-kind-of';
import type { LegalTextContent } from '../record/legal-version';
import { compareTexts, type BlockDifference, type ClauseDifference, type TextRun } from './compare-texts';

const NOTE = DIFFERENCE_CLASSES.note;
const LABEL = [NOTE, DIFFERENCE_CLASSES.label];

const NAME_OF_FIRST_CLAUSE = 'Title and introduction';

/** A `LegalDifference`, as a resolver returns it. */
interface Difference {
  /** A count of the changes, such as `2 clauses changed, 1 new; 14 words added, 3 removed`. */
  extent: string;
  /**
   * The changed clauses. All words of the HTML are from the texts, except the words in elements with
   * DIFFERENCE_CLASSES.note.
   */
  html: string;
}

/** Describes what changed between two texts. */
export function describeDifference(
  before: LegalTextContent,
  after: LegalTextContent,
  model: ContentModel,
): Difference {
  const clauses = compareTexts(before, after, model);
  const changed = clauses.filter(({ state }) => state !== 'same');
  const headingLevel = headingLevelOf(legalKindOf(model));
  const sections = changed.map((clause) => renderClause(clause, headingLevel));
  return {
    extent: countChanges(changed),
    html: toHtml([...sections, ...renderUnchanged(clauses)]),
  };
}

function countChanges(clauses: readonly ClauseDifference[]): string {
  if (clauses.length === 0) return 'No clause changed';
  const runs = clauses.flatMap(({ heading, blocks }) => [
    ...heading,
    ...blocks.flatMap((block) => block.runs),
  ]);
  const countClauses = (wanted: ClauseDifference['state']) =>
    clauses.filter(({ state }) => state === wanted).length;
  const countWords = (wanted: TextRun['change']) =>
    runs.filter(({ change }) => change === wanted).flatMap(({ text }) => text.match(WORD) ?? []).length;
  const ofClauses = listCounts('clause', {
    changed: countClauses('changed'),
    new: countClauses('added'),
    removed: countClauses('removed'),
  });
  const ofWords = listCounts('word', { added: countWords('added'), removed: countWords('removed') });
  return [ofClauses, ofWords].filter((counts) => counts !== '').join('; ');
}

const WORD = /[\p{L}\p{N}]\S*/gu;

/** Lists the counts above zero. Only the first says what is counted, as in `2 clauses changed, 1 new`. */
const listCounts = (noun: string, counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([change, count], index) => {
      const counted = count === 1 ? noun : `${noun}s`;
      return index === 0 ? `${count} ${counted} ${change}` : `${count} ${change}`;
    })
    .join(', ');

function renderUnchanged(clauses: readonly ClauseDifference[]): Element[] {
  const unchanged = clauses.filter(({ state }) => state === 'same');
  if (unchanged.length === 0) return [];
  // The heading of an unchanged clause is a single run.
  const names = unchanged.map(({ heading: [name] }) => name?.text ?? NAME_OF_FIRST_CLAUSE);
  return [h('p', { className: LABEL }, `Unchanged: ${names.join(' · ')}`)];
}

const CLAUSE_LABELS = { same: '', changed: 'changed', added: 'new clause', removed: 'removed clause' };

function renderClause({ state, heading, blocks }: ClauseDifference, headingLevel: number): Element {
  const hasHeading = heading.length > 0;
  const name = hasHeading ? renderRuns(heading) : [h('span', { className: [NOTE] }, NAME_OF_FIRST_CLAUSE)];
  const section = h('section', { className: [DIFFERENCE_CLASSES.clause] }, [
    h(`h${headingLevel}`, name),
    h('p', { className: LABEL }, CLAUSE_LABELS[state]),
  ]);
  // The list that gets the next item, as long as items follow one another.
  let list: Element | undefined;
  for (const difference of blocks) {
    const isItem = difference.block.tag === 'li';
    if (!isItem) list = undefined;
    if (isItem && !list) {
      list = h('ul');
      section.children.push(list);
    }
    (list ?? section).children.push(renderBlock(difference));
  }
  return section;
}

function renderBlock({ block: { tag, depth }, runs, note }: BlockDifference): Element {
  const className = depth > 1 ? [DIFFERENCE_CLASSES.nested] : undefined;
  const content = note
    ? [h('span', { className: LABEL }, `${note}: `), ...renderRuns(runs)]
    : renderRuns(runs);
  return h(tag === 'tr' ? 'p' : tag, { className }, content);
}

/** Marks what was removed or added, also in words: screen readers and copied text don't have the elements. */
function renderRuns(runs: readonly TextRun[]): ElementContent[] {
  return runs.map(({ text, change }) => {
    if (change === 'same') return { type: 'text', value: text };
    const note = (words: string) => h('span', { className: [NOTE, DIFFERENCE_CLASSES.unseen] }, words);
    return h(change === 'added' ? 'ins' : 'del', [note(`[${change}: `), text, note(']')]);
  });
}
