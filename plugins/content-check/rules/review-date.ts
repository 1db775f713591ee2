import { editorialFieldsOf } from '../editorial-fields';
import type { Rule } from './rule';

/** The rule that reminds editors to read a text again. */
export const REVIEW_RULE = 'review';

/** Warns when the day has passed by which a document was to be read again. */
export const remindOfReview: Rule = (document, { options }, report) => {
  const { reviewBy } = editorialFieldsOf(document);
  if (!reviewBy || reviewBy >= options.today) return;
  report(document.placeOf(['reviewBy']), {
    rule: REVIEW_RULE,
    severity: 'warning',
    message: `this text was due for review by ${reviewBy}`,
    help: 'Read it, correct what is no longer right, and set the next date.',
  });
};
