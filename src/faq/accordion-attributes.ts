/**
 * The attributes that Reach gives to the parts of its accordion. Styles and scripts find the parts by them.
 */
export const ACCORDION = {
  /** A question with its answer. */
  item: 'data-reach-accordion-item',
  /** The button with the question, which opens and closes the answer. */
  button: 'data-reach-accordion-button',
  /** The panel that shows the answer. */
  panel: 'data-reach-accordion-panel',
} as const;
