import { LOCALE } from '../../plugins/shared/text/language';

const DOLLAR_FORMAT = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** @returns an amount of dollars as texts have it, such as `$250,000` */
export const formatDollars = (amount: number): string => DOLLAR_FORMAT.format(amount);
