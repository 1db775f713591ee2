import { execFileSync } from 'node:child_process';
import { ONLY_LOOPBACK } from './ghost';
import { GHOST_NODE } from './install-ghost';
import { confirm, expect, expectReceived, signUp, submit, test } from './newsletter';

/** What Ghost takes from one IP address in ten minutes; everything after it gets 429. */
const LIMIT = 9;

test('beyond Ghost’s own limit a visitor reads that it failed, and is received later', async ({
  page,
  newsletter,
}) => {
  const { ghost, proxy } = newsletter;
  await ghost.kill();
  await ghost.start({});
  proxy.visitor = '192.0.2.1';
  for (let count = 1; count <= LIMIT; count += 1) {
    const entries = { name: 'Ada', email: `limit-${count}@example.com` };
    await page.reload();
    expect(await signUp(page, newsletter, entries)).toBe(true);
    await confirm(newsletter, entries.email);
    expectReceived(newsletter, entries);
  }
  const entries = { name: 'Ada', email: 'beyond@example.com' };
  const refused: Record<string, string>[] = [];
  page.on('response', (response) => {
    if (response.status() === 429) refused.push(response.headers());
  });
  await page.reload();
  expect(await signUp(page, newsletter, entries)).toBe(false);
  // Ghost does not say when to come back, so the site tries again by its own rule.
  expect(refused).toHaveLength(3);
  expect(refused[0]).not.toHaveProperty('retry-after');
  // The limit is that of the visitor's address, which a proxy has to tell.
  proxy.visitor = '192.0.2.2';
  expect(await submit(page, newsletter, entries)).toBe(true);
  await confirm(newsletter, entries.email);
  expectReceived(newsletter, entries);
  await ghost.kill();
  await ghost.start();
});

test('Ghost reaches no other computer', () => {
  const hosts = ['http://192.0.2.1', 'http://example.com', 'http://[2001:db8::1]'];
  const ask = hosts
    .map((host) => `fetch('${host}').catch(({ cause }) => console.log(cause.message));`)
    .join('');
  const lines = execFileSync(GHOST_NODE, [...ONLY_LOOPBACK, '-e', ask], { encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(lines.sort()).toEqual([
    'Ghost tried to reach 192.0.2.1.',
    'Ghost tried to reach 2001:db8::1.',
    'example.com is not this computer.',
  ]);
});
