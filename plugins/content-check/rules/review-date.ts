import { editorialFieldsOf } from '../editorial-fields';
import type { Rule } from './rule';

/** Warns when the day has passed by which a document was to be read again. */
export const checkReviewDate: Rule = (document, { options }, report) => {
  const { reviewBy } = editorialFieldsOf(document);
  if (!reviewBy || reviewBy >= options.today) return;
  report(document.placeOf(['reviewBy']), {
    rule: 'review',
    severity: 'warning',
    message: `this text was to be reviewed by ${reviewBy}`,
    help: 'Read it, correct what is no longer right, and set the next date.',
  });
};
