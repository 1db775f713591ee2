import { readBuildSettings } from '../config/environment/build-settings';
import { loadEnvFile } from '../config/environment/load-env-file';
import { readSiteFacts } from '../config/environment/read-site-facts';
import type { DeliveryConfig } from '../src/shared/delivery-config';
import { createDelivery } from '../src/waitlist/delivery/create-delivery';
import { DeliveryError } from '../src/waitlist/delivery/delivery-error';
import { runCommand } from './support/run-command';

const NAME = 'Waitlist probe';

const COMPARE_FIELDS =
  'Compare GATSBY_WAITLIST_FIELDS and GATSBY_WAITLIST_FORMAT with what the receiver expects.';
const LET_ANYONE =
  'Let anyone sign up there: without a password, a key or a captcha, and from the address of this site.';
const CHECK_ADDRESS = 'Check GATSBY_WAITLIST_URL.';
const READ_LOG = 'Read the log of the receiver.';
const READ_ANSWER =
  'If this is a page, switch off its captcha or maintenance mode, or set GATSBY_WAITLIST_URL to the address for sign-ups. If this is its usual text, set GATSBY_WAITLIST_ACCEPT=any.';
const PERMIT =
  'Set these CORS headers there, as src/waitlist/README.md says, also in the answer to OPTIONS with status 204.';

const ADVICE_BY_STATUS: Partial<Record<number, string>> = {
  400: COMPARE_FIELDS,
  401: LET_ANYONE,
  403: LET_ANYONE,
  404: CHECK_ADDRESS,
  405: CHECK_ADDRESS,
  410: CHECK_ADDRESS,
  415: COMPARE_FIELDS,
  422: COMPARE_FIELDS,
  429: 'Wait some minutes, and allow more sign-ups from one IP address there.',
};

/** A failure whose cause browsers hide from the form. In Node, the probe sees it, and can give advice. */
class ProbeError extends DeliveryError {
  constructor(
    message: string,
    readonly advice: string,
    canRetry = false,
  ) {
    super(message, canRetry);
  }
}

/**
 * Sends one marked sign-up like a visitor's browser, with its preflight requests (CORS).
 *
 * @param site the public address of the site
 * @param contact the email address whose `+waitlist-probe` variant is signed up
 * @returns sentences: the sign-up is acknowledged, and what may still go wrong
 * @throws Error with sentences: why it is not, and what to do
 */
export async function probe(delivery: DeliveryConfig, site: string, contact: string): Promise<string> {
  const { href: url, origin } = new URL(delivery.url, site);
  const email = contact.replace('@', '+waitlist-probe@');
  const page = new URL(site).origin;
  // The delivery reads only a part of an answer. The copy is for the advice, which quotes the answer.
  let lastAnswer: Response | undefined;
  const request: typeof fetch = async (address, init = {}) => {
    lastAnswer = undefined;
    const canRetry = delivery.idempotent !== 'no';
    const received = await (origin === page
      ? fetchOnce(address, init, canRetry)
      : fetchFrom(page, address, init, canRetry));
    lastAnswer = received.clone();
    return received;
  };
  try {
    await createDelivery({ ...delivery, url }, request)({ name: NAME, email });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const advice = error instanceof ProbeError ? error.advice : await adviceFor(lastAnswer);
    throw new Error(
      `The test sign-up was not acknowledged: the receiver at ${url} ${error.message}. Visitors would be told that it failed. ${advice}`,
    );
  }
  const found = `The receiver at ${url} acknowledged the test sign-up. Look there for "${NAME}", ${email}, and delete it.`;
  if (origin === page || delivery.format === 'form' || delivery.idempotent !== 'no') return found;
  return `${found} It may store a sign-up twice, since browsers may repeat JSON on a connection that was cut: if it takes forms, set GATSBY_WAITLIST_FORMAT=form; if it knows repeated ones, set GATSBY_WAITLIST_IDEMPOTENT.`;
}

/** @param answer undefined when there was none in time */
async function adviceFor(answer: Response | undefined): Promise<string> {
  if (!answer) return READ_LOG;
  const advice = answer.ok ? READ_ANSWER : (ADVICE_BY_STATUS[answer.status] ?? READ_LOG);
  const text = await answer.text().catch(() => '');
  return `${answer.url} answered: ${text.trim().slice(0, 200) || '(nothing)'}\n${advice}`;
}

/** Fetches as a browser does for a page of another origin, which needs the receiver's permission (CORS). */
async function fetchFrom(
  page: string,
  url: Parameters<typeof fetch>[0],
  init: RequestInit,
  canRetry: boolean,
): Promise<Response> {
  const headers = new Headers(init.headers);
  const names = ['content-type', 'idempotency-key'].filter((name) => headers.has(name));
  headers.set('Origin', page);
  if (names.length > 0) {
    const asked = {
      Origin: page,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': names.join(),
    };
    const { signal = null } = init;
    const preflight: RequestInit = { method: 'OPTIONS', headers: asked, signal };
    const permission = await fetchOnce(url, preflight, canRetry);
    requirePermission(permission, page, names);
    if (!permission.ok) {
      throw new ProbeError(
        `answered the preflight request (OPTIONS) of browsers with status ${permission.status}`,
        PERMIT,
      );
    }
  }
  const answer = await fetchOnce(url, { ...init, headers }, canRetry);
  requirePermission(answer, page);
  return answer;
}

/** Fetches without following redirects. Its errors say more than the errors of browsers. */
async function fetchOnce(
  url: Parameters<typeof fetch>[0],
  init: RequestInit,
  canRetry: boolean,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url, { ...init, redirect: 'manual' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    const { cause } = error as { cause?: { code?: string } };
    throw new ProbeError(
      `could not be reached (${cause?.code ?? String(error)})`,
      'See that it runs, that GATSBY_WAITLIST_URL is its address, and that its certificate is valid.',
      canRetry,
    );
  }
  const target = answer.headers.get('Location');
  if (answer.status < 300 || answer.status > 399 || target === null) return answer;
  throw new ProbeError(
    `redirected with status ${answer.status} to ${new URL(target, answer.url).href}`,
    'Browsers would not follow: set GATSBY_WAITLIST_URL to an address that does not redirect.',
  );
}

function requirePermission({ headers }: Response, page: string, names: string[] = []): void {
  const permitted = (what: string) => headers.get(`Access-Control-Allow-${what}`)?.toLowerCase() ?? '';
  const allowed = permitted('Headers').split(/\s*,\s*/);
  const isAllowed = (name: string) => allowed.includes('*') || allowed.includes(name);
  if (['*', page].includes(permitted('Origin')) && names.every(isAllowed)) return;
  throw new ProbeError(`does not permit this site (CORS): ${[page, ...names].join(', ')}`, PERMIT);
}

async function main(): Promise<void> {
  loadEnvFile();
  const { build, mistakes } = readBuildSettings();
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const { delivery } = build;
  if (!delivery) throw new Error('There is no receiver: set GATSBY_WAITLIST_URL as for the build.');
  const { url, email } = readSiteFacts(build);
  if (!url || !email) throw new Error('content/site.yaml has a mistake: run `npm run check:content`.');
  console.log(await probe(delivery, url, email));
}

if (require.main === module) void runCommand(main);
