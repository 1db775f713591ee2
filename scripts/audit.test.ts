import accepted from './audit-accepted.json';
import { auditReport, type AuditAnswer } from './audit';

const TODAY = '2026-03-01';
const SHIPPED = ['node_modules/react-dom', 'node_modules/@reach/tabs/node_modules/widget'];
const ID = 'GHSA-aaaa-bbbb-cccc';
const ACCEPTED = { advisory: ID, package: 'widget', reason: 'It never sees input.', until: TODAY };

const advisory = (name: string, id = ID) => ({
  source: 1,
  name,
  dependency: name,
  title: 'Does what it should not.',
  url: `https://github.com/advisories/${id}`,
  severity: 'high',
  range: '<2.0.0',
});

/** The output of npm 11: a name stands for the advisories of that package. */
const answer = (...nodes: string[]): AuditAnswer => ({
  vulnerabilities: {
    widget: { nodes, via: [advisory('widget')] },
    gatsby: { nodes: ['node_modules/gatsby'], via: ['widget'] },
  },
});
const report = (given: AuditAnswer | undefined, entries = [ACCEPTED].slice(1), today = TODAY) =>
  auditReport(given, SHIPPED, entries, today);

it('passes when there is no advisory', () => {
  const { verdict, lines } = report({ vulnerabilities: {} });
  expect(verdict).toBe('clean');
  expect(lines).toEqual([
    '0 on what visitors receive (2 packages), 0 on packages of the build only, 0 of them expired.',
  ]);
});

it('fails on a package that visitors receive, also below another package', () => {
  const { verdict, lines } = report(answer('node_modules/@reach/tabs/node_modules/widget'));
  expect(verdict).toBe('failed');
  expect(lines[0]).toBe(
    `VISITORS RECEIVE IT: widget <2.0.0 (high): Does what it should not. https://github.com/advisories/${ID} Update the package now.`,
  );
});

it('accepts nothing on a package that visitors receive', () => {
  expect(report(answer(SHIPPED[1] ?? ''), [ACCEPTED]).verdict).toBe('failed');
});

it('reports another copy of the package as build only, once, and passes', () => {
  const { verdict, lines } = report(answer('node_modules/widget', 'node_modules/a/node_modules/widget'));
  expect(verdict).toBe('clean');
  expect(lines.filter((line) => line.startsWith('Build only, new: widget'))).toHaveLength(1);
});

it('honours an acceptance through its last day, and fails on the next', () => {
  const inTime = report(answer('node_modules/widget'), [ACCEPTED]);
  expect(inTime.verdict).toBe('clean');
  expect(inTime.lines[0]).toContain('accepted until 2026-03-01: widget');
  expect(inTime.lines[0]).toContain('It never sees input.');
  const late = report(answer('node_modules/widget'), [ACCEPTED], '2026-03-02');
  expect(late.verdict).toBe('failed');
  expect(late.lines[0]).toContain('ACCEPTANCE EXPIRED on 2026-03-01');
});

it('applies an acceptance to its own package only', () => {
  const { lines } = report(answer('node_modules/widget'), [{ ...ACCEPTED, package: 'gadget' }]);
  expect(lines[0]).toContain('Build only, new: widget');
});

it('asks to remove an acceptance that is no longer needed', () => {
  const { verdict, lines } = report({ vulnerabilities: {} }, [ACCEPTED]);
  expect(verdict).toBe('clean');
  expect(lines[0]).toContain(`accepts ${ID} on widget, which is no longer reported`);
});

it.each<[string, AuditAnswer | undefined, string]>([
  ['refuses', { message: '405 Method Not Allowed', error: { summary: '' } }, '405 Method Not Allowed'],
  ['cannot be reached', { error: { summary: 'no such host' } }, 'no such host'],
  ['answers with something else', undefined, 'no answer that can be read'],
])('says that nothing is known when the registry %s', (_, given, reason) => {
  const { verdict, lines } = report(given);
  expect(verdict).toBe('unknown');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(reason);
  expect(lines[0]).toContain('neither good nor bad');
});

test('each accepted advisory has a reason and a day within half a year', () => {
  const latest = new Date(Date.now() + 184 * 86_400_000).toISOString().slice(0, 10);
  for (const entry of accepted as (typeof ACCEPTED)[]) {
    expect(entry).toEqual({
      advisory: expect.stringMatching(/^GHSA(-[0-9a-z]{4}){3}$/),
      package: expect.any(String),
      reason: expect.stringMatching(/\S+ \S+ .*\.$/),
      until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(entry.until <= latest).toBe(true);
  }
});
