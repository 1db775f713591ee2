import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DeliveryConfig } from '../plugins/waitlist';
import { plainDelivery } from '../src/waitlist/delivery/fixtures/plain-delivery';
import { probe } from './probe-waitlist';

const SITE = 'https://site.example';
const posts: { headers: IncomingMessage['headers']; body: string }[] = [];
let permission: Record<string, string> = {};
let preflight = 204;
let status = 200;

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    if (request.method === 'POST') posts.push({ headers: request.headers, body });
    const code = statusFor(request);
    response.writeHead(code, { 'Content-Type': 'application/json', ...permission });
    response.end(code === 204 ? undefined : '{"ok":true}');
  });
});

function statusFor({ method, url }: IncomingMessage): number {
  if (method !== 'OPTIONS') return status;
  return url === '/join' ? preflight : 204;
}

let delivery: DeliveryConfig;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  delivery = plainDelivery(`http://127.0.0.1:${(server.address() as AddressInfo).port}/join`, {
    idempotent: 'key',
  });
});
beforeEach(() => {
  posts.length = 0;
  preflight = 204;
  status = 200;
  permission = {
    'Access-Control-Allow-Origin': SITE,
    'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
  };
});
afterAll(() => server.close());

const run = (changes: Partial<DeliveryConfig> = {}, site = SITE) =>
  probe({ ...delivery, ...changes }, site, 'hello@site.example');

test('reports the acknowledgement, and where to look for the sign-up', async () => {
  expect(await run()).toMatch(
    /^The receiver at http:\S+\/join acknowledged the test sign-up\. Look there for "Waitlist probe", hello\+waitlist-probe@site\.example, and delete it\.$/,
  );
  expect(JSON.parse(posts[0]?.body ?? '')).toEqual({
    name: 'Waitlist probe',
    email: 'hello+waitlist-probe@site.example',
  });
  expect(posts[0]?.headers.origin).toBe(SITE);
});

test('reports another answer of the receiver', async () => {
  status = 403;
  await expect(run()).rejects.toThrow('answered with status 403. Visitors would be told that it failed.');
});

test('reports a missing CORS permission, and sends nothing', async () => {
  permission = {};
  await expect(run()).rejects.toThrow(`does not permit this site (CORS): ${SITE}`);
  permission = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
  await expect(run()).rejects.toThrow(`${SITE}, content-type, idempotency-key`);
  expect(posts).toHaveLength(0);
});

test('follows no redirect of a preflight request, as browsers do not', async () => {
  preflight = 307;
  permission['Location'] = '/moved';
  await expect(run()).rejects.toThrow('could not be reached, redirected or did not permit this site');
  expect(posts).toHaveLength(0);
});

test('sends no preflight request for a form, but checks the permission in its answer', async () => {
  permission = { 'Access-Control-Allow-Origin': '*' };
  await run({ format: 'form', idempotent: 'no' });
  permission = {};
  await expect(run({ format: 'form', idempotent: 'no' })).rejects.toThrow('(CORS)');
});

test('a path belongs to the site itself, which needs no permission', async () => {
  permission = {};
  const { origin } = new URL(delivery.url);
  await expect(run({ url: '/join' }, origin)).resolves.toContain(`${origin}/join`);
});
