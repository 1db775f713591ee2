import { confirm, expect, expectReceived, signUp, submit, test } from './newsletter';
import type { KillPoint } from './proxy';

/** In the order of a sign-up. */
const POINTS: KillPoint[] = [
  'token arrives',
  'token is sent',
  'token is lost',
  'token is answered',
  'permission arrives',
  'permission is answered',
  'sign-up arrives',
  'sign-up is half sent',
  'sign-up is sent',
  'sign-up is lost',
  'sign-up is answered',
];

for (const time of ['first', 'second']) {
  for (const point of POINTS) {
    test(`Ghost crashes when the ${point}, for the ${time} time`, async ({ page, newsletter }) => {
      const { ghost, proxy } = newsletter;
      const entries = { name: `Visitor ${time}`, email: `${time}-${point.replaceAll(' ', '-')}@example.com` };
      proxy.killPoint = point;
      const isThanked = await signUp(page, newsletter, entries);
      expect(proxy.killPoint).toBeUndefined();
      // Thanked only when the answer has arrived, and then the mail was sent before.
      expect(isThanked).toBe(point === 'sign-up is answered');
      if (isThanked) expect(ghost.linksTo(entries.email)).toHaveLength(1);
      await ghost.start();
      if (!isThanked) expect(await submit(page, newsletter, entries)).toBe(true);
      expect(await confirm(newsletter, entries.email)).toContain(true);
      expectReceived(newsletter, entries);
    });
  }
}
