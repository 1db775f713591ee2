import { readFileSync } from 'node:fs';
import { readBuildInfo } from '../plugins/publish/build-info';
import { readSiteFacts } from '../plugins/site-content';
import type { DeliveryConfig } from '../src/shared/delivery-config';
import { createDelivery, DeliveryError } from '../src/waitlist/delivery/deliver';

const NAME = 'Waitlist probe';

/**
 * Sends one marked sign-up like a visitor's browser, with its requests for permission (CORS).
 *
 * @param site the public address of the site
 * @param contact the email address whose `+waitlist-probe` variant is signed up
 * @returns a sentence: the sign-up is acknowledged
 * @throws Error with a sentence: why it is not
 */
export async function probe(delivery: DeliveryConfig, site: string, contact: string): Promise<string> {
  const { href: url, origin } = new URL(delivery.url, site);
  const email = contact.replace('@', '+waitlist-probe@');
  const page = new URL(site).origin;
  try {
    await createDelivery(
      { ...delivery, url },
      origin === page ? fetch : fetchFrom(page),
    )({ name: NAME, email });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    throw new Error(
      `The test sign-up was not acknowledged: the receiver at ${url} ${error.message}. Visitors would be told that it failed.`,
    );
  }
  return `The receiver at ${url} acknowledged the test sign-up. Look there for "${NAME}", ${email}, and delete it.`;
}

/** A fetch that checks permissions (CORS) as browsers do on a page of this origin. */
const fetchFrom =
  (page: string): typeof fetch =>
  async (url, init) => {
    const headers = new Headers(init?.headers);
    const names = ['content-type', 'idempotency-key'].filter((name) => headers.has(name));
    headers.set('Origin', page);
    const asked = { Origin: page, 'Access-Control-Request-Method': 'POST' };
    const all = { ...asked, 'Access-Control-Request-Headers': names.join() };
    const preflight: RequestInit = { method: 'OPTIONS', redirect: 'error', headers: all };
    if (names.length > 0) requirePermission(await fetch(url, preflight), page, names);
    const answer = await fetch(url, { ...init, headers });
    requirePermission(answer, page);
    return answer;
  };

function requirePermission({ headers }: Response, page: string, names: string[] = []): void {
  const permitted = (what: string) => headers.get(`Access-Control-Allow-${what}`)?.toLowerCase() ?? '';
  const isAllowed = (name: string) => permitted('Headers') === '*' || permitted('Headers').includes(name);
  if (['*', page].includes(permitted('Origin')) && names.every(isAllowed)) return;
  throw new DeliveryError(`does not permit this site (CORS): ${[page, ...names].join(', ')}`);
}

/** Sends one marked sign-up like the built site, and prints the result in a sentence. */
async function main(): Promise<void> {
  const { delivery } = readBuildInfo('public');
  if (!delivery) {
    throw new Error('The waitlist in public/ is only simulated: no receiver was configured when it was built.');
  }
  const facts = readSiteFacts(readFileSync('content/site.yaml', 'utf8'));
  if (!facts) throw new Error('content/site.yaml has a mistake: run npm run check:content.');
  console.log(await probe(delivery, facts.url, facts.email));
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
