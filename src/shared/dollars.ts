import { LOCALE } from '../../plugins/shared/language';

const DOLLAR_FORMAT = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const AMOUNT = /\$\d{1,3}(?:,\d{3})*(?!\d)/g;

export const hasOneAmount = (sentence: string): boolean => [...sentence.matchAll(AMOUNT)].length === 1;

/**
 * Splits a sentence at its amount of dollars, such as `$250,000`.
 *
 * @throws Error for a sentence with no amount or with several
 */
export function splitAtAmount(sentence: string): { start: string; amount: string; end: string } {
  const [match, ...others] = sentence.matchAll(AMOUNT);
  if (!match || others.length > 0) throw new Error(`This sentence must have one amount: ${sentence}`);
  const [amount] = match;
  return { start: sentence.slice(0, match.index), amount, end: sentence.slice(match.index + amount.length) };
}

/** @returns an amount of dollars as texts have it, such as `$250,000` */
export const formatDollars = (amount: number): string => DOLLAR_FORMAT.format(amount);

/** @param amount such as `$250,000` */
export const parseDollars = (amount: string): number => Number(amount.replace(/[$,]/g, ''));
