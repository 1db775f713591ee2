/** Something that a visitor may do as soon as there is anything to see. */
export interface EarlyAction {
  name: string;
  path: string;
  /** What is clicked. */
  target: string;
  /** What can be seen once it has had its effect, and not before. */
  effect: string;
  /** Filled in before the click, by the fields' names. */
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
