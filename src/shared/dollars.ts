import { LOCALE } from '../../plugins/shared/language';

const DOLLAR_FORMAT = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Matches an amount of dollars in a text, such as `$250,000`. */
export const AMOUNT = /(\$\d{1,3}(?:,\d{3})*)(?!\d)/;

/** @returns an amount of dollars as texts have it, such as `$250,000` */
export const formatDollars = (amount: number): string => DOLLAR_FORMAT.format(amount);

/** @param amount such as `$250,000` */
export const parseDollars = (amount: string): number => Number(amount.replace(/[$,]/g, ''));
