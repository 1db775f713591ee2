import { bodyOfVersion } from './legal-version';
import { describeDifference } from './difference/describe-difference';

const version = {
  document: 'terms' as const,
  title: 'Terms',
  summary: 'All of it.',
  body: '## Cost\n\nThis costs nothing.',
  facts: {},
};

it('compiles a text with headings whose ids begin with the name of the document', () => {
  const { html, parts } = bodyOfVersion(version);
  expect(html).toBe('<h3 id="terms-cost">Cost</h3>\n<p>This costs nothing.</p>');
  expect(parts).toEqual([
    { id: 'terms-cost', text: 'Cost', heading: 'Cost', html: '<p>This costs nothing.</p>' },
  ]);
});

it('describes what changed as HTML and as a count', () => {
  const later = { ...version, body: '## Cost\n\nThis costs a dollar.' };
  const { html, summary } = describeDifference(version, later);
  expect(html).toContain('<h3>Cost</h3>');
  expect(html).toMatch(/<del>.*nothing.*<\/del><ins>.*a dollar.*<\/ins>/);
  expect(summary).toBe('1 clause changed; 2 words added, 1 removed');
});

it('compiles a text with the facts that were recorded with it, and no others', () => {
  const mail = { ...version, body: 'Write to <ContactEmail />.' };
  expect(bodyOfVersion({ ...mail, facts: { email: 'old@example.com' } }).html).toContain('old@example.com');
  expect(() => bodyOfVersion(mail).html).toThrow('A recorded legal text shows "email"');
});
