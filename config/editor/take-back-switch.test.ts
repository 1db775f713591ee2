import { mapOf } from '../../plugins/content-editor/fixtures/map-of';
import { takeBackSwitch } from './take-back-switch';

const FIELDS = 'title: Terms\ntabLabel: Terms\nsummary: In short.\n';
const recorded = (day: string, body: string) =>
  `---\n${FIELDS}lastUpdated: ${day}\nchangeNote: A change.\n---\n\n${body}\n`;

/** A site whose terms have a version that is in force and one that is announced. */
const DATA = {
  content: {
    'legal/record/ledger.json': JSON.stringify({
      entries: [
        { document: 'terms', version: '2025-05-02' },
        { document: 'terms', version: '2025-07-01' },
      ],
    }),
    'legal/record/terms/2025-05-02.mdx': recorded('2025-05-02', 'The text in force.'),
    'legal/record/terms/2025-07-01.mdx': recorded('2025-07-01', 'The announced text.'),
  },
  today: '2025-06-01',
};
const TERMS = 'legal/terms.mdx';

const announcedText = { body: 'The announced text.', reviewed: { by: 'A lawyer' } };

it('adds a switch to the form of a document that has an announced version', () => {
  expect(takeBackSwitch(DATA).fieldsFor(TERMS)).toMatchObject([
    { name: 'takeBack', widget: 'boolean', hint: expect.stringContaining('applies from July 1, 2025') },
  ]);
});

it.each([
  ['a document without an announced version', 'legal/privacy.mdx', DATA],
  ['a document whose newest version is in force', TERMS, { ...DATA, today: '2025-07-01' }],
  ['another text', 'faq/terms.mdx', DATA],
])('adds nothing to the form of %s', (_what, file, data) => {
  expect(takeBackSwitch(data).fieldsFor(file)).toEqual([]);
});

it('saves the text in force, without the approval of the other, when the switch is on', () => {
  const saved = takeBackSwitch(DATA)
    .apply(TERMS, mapOf({ ...announcedText, takeBack: true }))
    .toJS();
  expect(saved).toMatchObject({ body: 'The text in force.', lastUpdated: '2025-05-02', reviewed: undefined });
  expect(saved).not.toHaveProperty('takeBack');
});

it('saves the form as it is when the switch is off', () => {
  const values = mapOf({ ...announcedText, takeBack: false });
  expect(takeBackSwitch(DATA).apply(TERMS, values).toJS()).toEqual(announcedText);
});
