import { contentPath, SITE_FACTS_FILE, date, nearestMeta } from '../../mdx-content';
import type { Report } from '../../shared/text/finding';
import { MONTHS } from '../../shared/text/months';
import type { CheckableModel } from '../checkable-model';
import type { TextField } from '../parse/read-yaml';
import { findMatches, textBlockOf, type Match } from '../text/visible-text';
import type { Rule } from './rule';

/** The names of all months but May, which is also a verb. */
const MONTH = MONTHS.map((month) => month.toLowerCase())
  .filter((month) => month !== 'may')
  .join('|');
const NUMBER = '\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|several';

/**
 * A month, a quarter or a year. "May" is a month only with a day or year after it, or with a word
 * such as "early" before it. That word isn't part of the match, so that a match is never half
 * typed and half written by a component, as in "early <Launch />".
 */
const DATE = new RegExp(
  `\\b(?:${MONTH})(?: \\d+)?\\b` +
    '|(?<=\\b(?:early|mid|late|in|of)[- ])may\\b|\\bmay \\d+\\b' +
    '|\\b(?:first|second|third|fourth)[- ]quarter\\b|\\bq[1-4]\\b|\\b20\\d\\d\\b',
  'g',
);

/** A number of weeks or months, which may be wrong once the dates in site.yaml change. */
const PERIOD = new RegExp(`\\b(?:${NUMBER}) (?:weeks?|months?)\\b`, 'g');

/**
 * In kinds whose dates follow from site.yaml, warns of each date that is typed out, and lists the
 * periods, which no program can judge.
 */
export const reportTypedDates: Rule = ({ kind, texts, bodyBlocks }, { options }, report) => {
  if (!kind.datesFollowFacts) return;
  const mayHoldTypedDate = ({ path, value }: TextField) => {
    const isDateField = date.safeParse(value).success;
    return !isDateField && nearestMeta(kind.frontMatter, path, 'datesFollowFacts') !== false;
  };
  const fieldBlocks = texts.filter(mayHoldTypedDate).map((text) => textBlockOf([text]));
  const blocks = [...bodyBlocks, ...fieldBlocks];
  const isTyped = (match: Match) => match.isTyped;
  reportDates(findMatches(blocks, DATE).filter(isTyped), options.model, report);
  reportPeriods(findMatches(blocks, PERIOD).filter(isTyped), report);
};

function reportDates(
  matches: readonly Match[],
  { components, placeholders }: CheckableModel,
  report: Report,
) {
  const tags = Object.entries(components).flatMap(([name, component]) =>
    'fact' in component && component.fact in placeholders ? `<${name} />` : [],
  );
  const names = Object.keys(placeholders).map((name) => `{${name}}`);
  for (const { written, place } of matches) {
    report(place, {
      rule: 'typed-date',
      severity: 'warning',
      message: `the date "${written}" is typed here, and stays when the dates in ${contentPath(SITE_FACTS_FILE)} change`,
      help: `Write what shows such a date in its place: ${tags.join(', ')}; in a field, ${names.join(', ')}.`,
    });
  }
}

function reportPeriods(matches: readonly Match[], report: Report) {
  for (const { written, place } of matches) {
    report(place, {
      rule: 'period',
      severity: 'note',
      message: `"${written}" may not stay true when the dates move`,
      help: `Read this sentence again when the dates in ${contentPath(SITE_FACTS_FILE)} change.`,
    });
  }
}
