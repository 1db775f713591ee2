import { date, metaOf, type TextField } from '../../mdx-content';
import { findIn, proseOf } from '../visible-text';
import type { Rule } from './rule';

const MONTH = 'january|february|march|april|june|july|august|september|october|november|december';
const NUMBER = '\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|several';

/**
 * A month, a quarter or a year. "May" is a month only beside a day, a year, or a word such as "early". That word is no
 * part of the match: where a component writes the month ("in <Launch />"), only the word is typed.
 */
const DATE = new RegExp(
  `\\b(?:${MONTH})(?: \\d+)?\\b` +
    '|(?<=\\b(?:early|mid|late|in|of)[- ])may\\b|\\bmay \\d+\\b' +
    '|\\b(?:first|second|third|fourth)[- ]quarter\\b|\\bq[1-4]\\b|\\b20\\d\\d\\b',
  'g',
);

/** A period that holds for one quarter of the year, and may not hold for another. */
const PERIOD = new RegExp(`\\b(?:${NUMBER}) (?:weeks?|months?)\\b`, 'g');

/** Asks for the words of the launch where the home page has a date, and lists what nobody can derive from it. */
export const typedDates: Rule = ({ kind, texts, prose }, _site, report) => {
  if (!kind.datesFollowFacts) return;
  const isText = ({ field, value }: TextField) => {
    const isDay = date.safeParse(value).success;
    return !isDay && !metaOf(kind.frontMatter, field)?.hasFixedDates;
  };
  const fields = texts.filter(isText).map((field) => proseOf([field]));
  const read = [...prose, ...fields];
  for (const { written, place, isTyped } of findIn(read, DATE)) {
    if (!isTyped) continue;
    report(place, {
      rule: 'typed-date',
      severity: 'warning',
      message: `the date "${written}" is typed here, and stays when the launch moves`,
      help: 'Write a word of the launch in its place, such as <QuarterEnd />, or {quarterEnd} in a field.',
    });
  }
  for (const { written, place, isTyped } of findIn(read, PERIOD)) {
    if (!isTyped) continue;
    report(place, {
      rule: 'season',
      severity: 'note',
      message: `"${written}" may not be true of every quarter`,
      help: 'Read this sentence again when the launch moves to another quarter.',
    });
  }
};
