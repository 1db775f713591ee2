import { checkFiles } from '../../../plugins/content-check';
import { formatFinding } from '../../../plugins/shared/text/finding';
import { contentModel } from '..';
import { FIXTURE_CONTENT, placeOf } from '../../../tests/support/content';
import { frontMatterOf, validFieldsOf } from '../../../tests/support/front-matter';

/** A page that shows all texts. */
const PAGE = { path: '/', content: [''], ids: [] };

/** Checks the text of the form, with other fields in one of its groups. */
function check(group: string, fields: object) {
  const groupFields = { ...(validFieldsOf('LandingWaitlist')[group] as object), ...fields };
  const source = `${frontMatterOf('LandingWaitlist', { [group]: groupFields })}Some words.\n\n## Terms\n\nSome words.\n`;
  const content = { ...FIXTURE_CONTENT, 'landing/waitlist.mdx': source };
  const { findings } = checkFiles(
    { content, staticFiles: [] },
    { model: contentModel, pages: [PAGE], today: '2025-05-02' },
  );
  const inFile = findings.filter(({ file }) => file === 'content/landing/waitlist.mdx');
  return { source, messages: inFile.map(formatFinding) };
}

/** The fields of what follows a sign-up, with this text. */
const joinedText = (text: string) => ({
  title: 'Almost',
  sentTo: 'To {address}',
  text,
  againButton: 'Again',
});

const OF_THE_LAUNCH = '{launch}, {quarter}, {quarterMonths}, {quarterEnd}, {filingsDue}';

it.each([
  ['consent', { emails: '{sender} writes' }, '"emails"', '{sender}', OF_THE_LAUNCH],
  ['consent', { emails: '{email} gets' }, '"emails"', '{email}', OF_THE_LAUNCH],
  ['failed', { link: '{link} here' }, '"link"', '{link}', OF_THE_LAUNCH],
  [
    'joined',
    { confirmed: joinedText('{address} is new') },
    '"confirmed", "text"',
    '{address}',
    `{email}, ${OF_THE_LAUNCH}`,
  ],
])('finds a name in braces that visitors would read in %s: %j', (group, fields, field, name, known) => {
  const { source, messages } = check(group, fields);
  expect(messages).toEqual([
    `content/landing/waitlist.mdx:${placeOf(source, `${name} `)}: error: "${group}", ${field}: "${name}" is not a fact that this field can show [fact]\n` +
      `  Write one of these, or no braces: ${known}.`,
  ]);
});

it.each([
  ['consent', { sender: 'From {sender}', unsubscribe: 'Write to {email}' }],
  ['failed', { text: 'Please {link}' }],
  ['joined', { confirmed: joinedText('Or write to {email}') }],
])('accepts the names that the form fills in: in %s, %j', (group, fields) => {
  expect(check(group, fields).messages).toEqual([]);
});
