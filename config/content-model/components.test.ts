import { compileBody, resolvePlaceholders } from '../../plugins/mdx-content';
import { LAUNCH_PLACEHOLDERS } from './launch-placeholders';
import { contentModel } from '.';

const FACTS = {
  brand: 'Sample Brief',
  email: 'write@example.com',
  launch: 'in June',
  launchBy: '2028-08-31',
  firstReport: '2028-Q2',
};

const html = (body: string, facts: object = {}, variant?: string) =>
  compileBody(body, {
    model: contentModel,
    facts: { ...FACTS, ...facts },
    variant,
    headingLevel: 3,
    idPrefix: '',
  }).html;

it('makes a link of the contact address', () => {
  expect(html('Write to <ContactEmail /> at <Brand />.')).toBe(
    '<p>Write to <a href="mailto:write@example.com">write@example.com</a> at Sample Brief.</p>',
  );
});

it.each([
  ['operator', 'Operator'],
  ['postalAddress', 'PostalAddress'],
])('says that the fact "%s" is still to be added, until it is known', (fact, component) => {
  const body = `By <${component} />`;
  expect(html(body)).toBe('<p>By to be added here before the waitlist opens</p>');
  expect(html(body, { [fact]: 'A & Co.' })).toBe('<p>By A &#x26; Co.</p>');
});

it.each([
  ['operatorCountry', 'OperatorCountry'],
  ['euRepresentative', 'EuRepresentative'],
  ['ukRepresentative', 'UkRepresentative'],
])('leaves out what depends on the fact "%s" until it is known', (fact, component) => {
  const body = `One.\n\n<If${component}>\n\nOurs is <${component} />.\n\n</If${component}>`;
  expect(html(body)).toBe('<p>One.</p>');
  expect(html(body, { [fact]: 'Sample Ltd' })).toBe('<p>One.</p>\n<p>Ours is Sample Ltd.</p>');
});

it.each([
  ['simulated', '<p>Not connected.</p>'],
  ['delivered', '<p>On the list.</p>'],
  ['confirmed', '<p>Confirm.</p>'],
  [undefined, ''],
])('shows only the text for a build whose sign-ups are %s', (signUpMode, expected) => {
  const body = [
    '<IfSimulated>\n\nNot connected.\n\n</IfSimulated>',
    '<IfDelivered>\n\nOn the list.\n\n</IfDelivered>',
    '<IfConfirmed>\n\nConfirm.\n\n</IfConfirmed>',
  ].join('\n\n');
  expect(html(body, {}, signUpMode)).toBe(expected);
});

it.each(Object.keys(LAUNCH_PLACEHOLDERS))('shows in a text what {%s} shows in a field', (name) => {
  const component = name.charAt(0).toUpperCase() + name.slice(1);
  const text = html(`It is <${component} />.`).replace(/<[^>]+>/g, '');
  // In a text, a no-break space keeps the month and the day of a date on one line.
  expect(text.replaceAll('\u00a0', ' ')).toBe(resolvePlaceholders(`It is {${name}}.`, FACTS, contentModel));
});

it('makes a note of a callout', () => {
  expect(html('<Callout>\n\nText.\n\n</Callout>')).toBe(
    '<div class="callout" role="note"><p>Text.</p></div>',
  );
});
