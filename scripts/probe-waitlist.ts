import { readFileSync } from 'node:fs';
import { readBuildInfo } from '../plugins/publish/build-info';
import { readSiteFacts } from '../plugins/site-content';
import type { DeliveryConfig } from '../src/shared/delivery-config';
import { createDelivery } from '../src/waitlist/delivery/deliver';
import { DeliveryError } from '../src/waitlist/delivery/delivery-error';

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
  const url = new URL(delivery.url, site).href;
  const email = contact.replace('@', '+waitlist-probe@');
  const ask = url.startsWith(`${new URL(site).origin}/`) ? fetch : asVisitorOf(new URL(site).origin);
  const start = performance.now();
  try {
    await createDelivery({ ...delivery, url }, ask)({ name: NAME, email });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    throw new Error(
      `The test sign-up was not acknowledged: the receiver at ${url} ${error.message}. Visitors would be told that it failed.`,
    );
  }
  const took = Math.round(performance.now() - start);
  return `The receiver at ${url} acknowledged the test sign-up in ${took} ms. Look there for "${NAME}", ${email}, and delete it.`;
}

/** A fetch with the CORS checks of a browser on a page of this origin; Node's own has none. */
function asVisitorOf(origin: string): typeof fetch {
  const requirePermission = ({ headers, ok }: Response, asked: string[]) => {
    const origins = headers.get('Access-Control-Allow-Origin');
    const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
    const missing = asked.filter((name) => !allowed.includes(name) && !allowed.includes('*'));
    if (origins !== '*' && origins !== origin) {
      throw new DeliveryError(`does not permit pages of ${origin} to use it (CORS)`);
    }
    if (asked.length > 0 && (!ok || missing.length > 0)) {
      throw new DeliveryError(`does not permit the headers ${asked.join(', ')} (CORS)`);
    }
  };
  return async (url, init) => {
    const headers = new Headers(init?.headers);
    const asked = ['content-type', 'idempotency-key'].filter((name) => headers.has(name));
    headers.set('Origin', origin);
    if (asked.length > 0) {
      const question = {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': asked.join(','),
      };
      requirePermission(await fetch(url, { method: 'OPTIONS', redirect: 'error', headers: question }), asked);
    }
    const answer = await fetch(url, { ...init, headers });
    requirePermission(answer, []);
    return answer;
  };
}

/** Sends one marked sign-up like the built site, and prints the result in a sentence. */
async function main(): Promise<void> {
  const { delivery } = readBuildInfo('dist');
  if (!delivery) {
    throw new Error('The waitlist in dist/ is only simulated: no receiver was configured when it was built.');
  }
  const { facts } = readSiteFacts(readFileSync('content/site.yaml', 'utf8'));
  if (!facts) throw new Error('content/site.yaml has a mistake: run npm run check:content.');
  console.log(await probe(delivery, facts.url, facts.email));
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
