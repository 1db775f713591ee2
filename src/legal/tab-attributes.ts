/** The attributes that Reach gives to the parts of its tabs. Styles find the parts by them. */
export const TABS = {
  /** The element that contains the panels. */
  panels: 'data-reach-tab-panels',
} as const;
