/** An action that a visitor may do as soon as the page is painted. */
export interface EarlyAction {
  name: string;
  path: string;
  /** Selector of the element that is clicked. */
  target: string;
  /** Selector of an element that is visible after the effect, and not before. */
  effect: string;
  /** Values of fields by name, filled in before the click. */
  fields?: Readonly<Record<string, string>>;
}

export const EARLY_ACTIONS: readonly EarlyAction[] = [
  {
    name: 'opens a question',
    path: '/',
    target: '#faq .item button',
    effect: '#faq .item [data-slot]',
  },
  {
    name: 'chooses a tab',
    path: '/legal',
    target: '[role=tab][data-document=privacy]',
    effect: '[role=tabpanel][data-document=privacy]',
  },
  {
    name: 'taps the menu',
    path: '/',
    target: 'header .toggle',
    effect: '#menu',
  },
  {
    name: 'sends the form',
    path: '/',
    target: '#waitlist [type=submit]',
    effect: '#waitlist [type=submit]:disabled',
    fields: { name: 'Ada', email: 'ada@example.com' },
  },
];
