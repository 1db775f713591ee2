/**
 * The attributes that Reach gives to the parts of its accordion. Styles and scripts find the parts by them.
 */
export const ACCORDION_ATTRIBUTES = {
  item: 'data-reach-accordion-item',
  button: 'data-reach-accordion-button',
  panel: 'data-reach-accordion-panel',
} as const;
