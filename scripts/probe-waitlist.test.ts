import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DeliveryConfig } from '../src/shared/delivery-config';
import { plainDelivery } from '../src/waitlist/delivery/fixtures/plain-delivery';
import { probe } from './probe-waitlist';

const SITE = 'https://site.example';
/** What the receiver was asked, such as `POST /join`. */
const asked: string[] = [];
const posts: { headers: IncomingMessage['headers']; body: string }[] = [];

/** How the receiver answers: `beforeEach` makes it one that permits the site and acknowledges sign-ups. */
let permission: Record<string, string>;
let preflightStatus: number;
let status: number;
let type: string;
let body: string;

const server = createServer((request, response) => {
  let received = '';
  request.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  request.on('end', () => {
    asked.push(`${request.method} ${request.url}`);
    if (request.method === 'POST') posts.push({ headers: request.headers, body: received });
    const code = request.method === 'OPTIONS' ? preflightStatus : status;
    response.writeHead(code, { 'Content-Type': type, ...permission });
    response.end(code === 204 ? undefined : body);
  });
});

let delivery: DeliveryConfig;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  delivery = plainDelivery(`http://127.0.0.1:${(server.address() as AddressInfo).port}/join`, {
    idempotent: 'key',
  });
});
beforeEach(() => {
  posts.length = 0;
  asked.length = 0;
  preflightStatus = 204;
  status = 200;
  type = 'application/json';
  body = '{"ok":true}';
  permission = {
    'Access-Control-Allow-Origin': SITE,
    'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
  };
});
afterAll(() => server.close());

const run = (changes: Partial<DeliveryConfig> = {}, site = SITE) =>
  probe({ ...delivery, ...changes }, site, 'hello@site.example');

it('reports the acknowledgement, and where to look for the sign-up', async () => {
  expect(await run()).toMatch(
    /^The receiver at http:\S+\/join acknowledged the test sign-up\. Look there for "Waitlist probe", hello\+waitlist-probe@site\.example, and delete it\.$/,
  );
  expect(JSON.parse(posts[0]?.body ?? '')).toEqual({
    name: 'Waitlist probe',
    email: 'hello+waitlist-probe@site.example',
  });
  expect(posts[0]?.headers.origin).toBe(SITE);
});

it.each([
  [403, 'Let anyone sign up there'],
  [404, 'Check GATSBY_WAITLIST_URL.'],
  [422, 'Compare GATSBY_WAITLIST_FIELDS'],
  [409, 'Read the log of the receiver.'],
])('reports status %i with the answer, and says what to do', async (code, advice) => {
  status = code;
  body = 'No, because …';
  const problem = run();
  await expect(problem).rejects.toThrow(
    `answered with status ${code}. Visitors would be told that it failed. ${delivery.url} answered: No, because …`,
  );
  await expect(problem).rejects.toThrow(advice);
});

it('reports an answer that is an HTML page, and says what to do', async () => {
  type = 'text/html';
  body = '<title>Back soon</title>';
  const problem = run({ accept: 'any' });
  await expect(problem).rejects.toThrow('with an HTML page');
  await expect(problem).rejects.toThrow(
    '<title>Back soon</title>\nIf this is a page, switch off its captcha',
  );
});

it('follows no redirect, and says where it leads', async () => {
  status = 301;
  permission['Location'] = '/join/';
  await expect(run()).rejects.toThrow(`redirected with status 301 to ${delivery.url}/. Visitors`);
  expect(asked).toEqual(['OPTIONS /join', 'POST /join']);
});

it('reports a receiver that does not run', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  await expect(run({ url: `http://127.0.0.1:${port}/join`, idempotent: 'no' })).rejects.toThrow(
    'could not be reached (ECONNREFUSED). Visitors would be told that it failed. See that it runs',
  );
});

it('asks Ghost for its token first, as the form does', async () => {
  type = 'text/plain';
  body = 'token';
  permission['Access-Control-Allow-Headers'] = 'Content-Type';
  await run({ url: delivery.url.replace('/join', '/api/send'), preset: 'ghost', idempotent: 'address' });
  expect(asked).toEqual(['GET /api/integrity-token/', 'OPTIONS /api/send/', 'POST /api/send/']);
  expect(JSON.parse(posts[0]?.body ?? '')).toMatchObject({ integrityToken: 'token' });
});

it('warns of a receiver that may store a sign-up twice', async () => {
  const warning = 'It may store a sign-up twice';
  expect(await run({ idempotent: 'no' })).toContain(warning);
  expect(await run({ idempotent: 'no', format: 'form' })).not.toContain(warning);
  expect(await run({ idempotent: 'address' })).not.toContain(warning);
});

it('reports a missing CORS permission, and sends nothing', async () => {
  permission = {};
  await expect(run()).rejects.toThrow(`does not permit this site (CORS): ${SITE}`);
  permission = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
  await expect(run()).rejects.toThrow(`${SITE}, content-type, idempotency-key`);
  permission['Access-Control-Allow-Headers'] = 'X-Content-Type, Idempotency-Key';
  await expect(run()).rejects.toThrow('Set these CORS headers there');
  expect(posts).toHaveLength(0);
});

it.each([
  [307, 'redirected with status 307'],
  [405, 'answered the preflight request (OPTIONS) of browsers with status 405'],
])('reports a preflight request that is answered with %i, and sends nothing', async (code, problem) => {
  preflightStatus = code;
  permission['Location'] = '/moved';
  await expect(run()).rejects.toThrow(problem);
  expect(posts).toHaveLength(0);
});

it('sends no preflight request for a form, but checks the permission in its answer', async () => {
  permission = { 'Access-Control-Allow-Origin': '*' };
  await run({ format: 'form', idempotent: 'no' });
  permission = {};
  await expect(run({ format: 'form', idempotent: 'no' })).rejects.toThrow('(CORS)');
});

it('needs no permission of a receiver that is a path of the site itself', async () => {
  permission = {};
  const { origin } = new URL(delivery.url);
  await expect(run({ url: '/join' }, origin)).resolves.toContain(`${origin}/join`);
});
