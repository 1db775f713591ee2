import { auditReport, type AuditAnswer } from './audit';

const SHIPPED = ['node_modules/react-dom', 'node_modules/@reach/tabs/node_modules/widget'];
const URL = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';

const advisory = (name: string) => ({
  source: 1,
  name,
  dependency: name,
  title: 'Does what it should not.',
  url: URL,
  severity: 'high',
  range: '<2.0.0',
});

/** The output of npm 11: a name stands for the advisories of that package. */
const answer = (...nodes: string[]) =>
  JSON.stringify({
    vulnerabilities: {
      widget: { nodes, via: [advisory('widget')] },
      gatsby: { nodes: ['node_modules/gatsby'], via: ['widget'] },
    },
  } satisfies AuditAnswer);

it('passes when there is no advisory', () => {
  expect(auditReport('{"vulnerabilities":{}}', SHIPPED)).toEqual({
    status: 0,
    lines: ['0 on what visitors receive (2 packages), 0 on packages of the build only.'],
  });
});

it('fails on a package that visitors receive, also below another package', () => {
  const { status, lines } = auditReport(answer('node_modules/@reach/tabs/node_modules/widget'), SHIPPED);
  expect(status).toBe(1);
  expect(lines).toEqual([
    `VISITORS RECEIVE IT: widget <2.0.0 (high): Does what it should not. ${URL} Update the package now.`,
    '1 on what visitors receive (2 packages), 0 on packages of the build only.',
  ]);
});

it('reports other copies of the package as build only, once, and passes', () => {
  const copies = answer('node_modules/widget', 'node_modules/a/node_modules/widget');
  const { status, lines } = auditReport(copies, SHIPPED);
  expect(status).toBe(0);
  expect(lines).toEqual([
    expect.stringContaining('Build only: widget <2.0.0 (high)'),
    expect.stringContaining('0 on what visitors receive (2 packages), 1 on packages of the build only.'),
  ]);
});

it.each([
  ['refuses', '{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
  ['cannot be reached', '{"error":{"summary":"no such host"}}', 'no such host'],
  ['answers with something else', '<html>', 'no answer that can be read'],
])('says that nothing is known when the registry %s', (_, given, reason) => {
  const { status, lines } = auditReport(given, SHIPPED);
  expect(status).toBe(2);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(reason);
  expect(lines[0]).toContain('neither good nor bad');
});
