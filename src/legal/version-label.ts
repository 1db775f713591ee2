import { formatDateForPage } from '../shared/format-date-for-page';

/** @returns such as `Version of May 2, 2025`, which tells the versions of a document apart */
export const versionLabel = (effectiveDate: string): string =>
  `Version of ${formatDateForPage(effectiveDate)}`;
