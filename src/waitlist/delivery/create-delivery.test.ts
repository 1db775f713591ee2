/** @jest-environment node */
import type { DeliveryConfig } from '../../shared/delivery-config';
import { createDelivery } from './create-delivery';
import { plainDelivery } from './fixtures/plain-delivery';

const TIME_LIMIT = 10_000;
const URL_OF_RECEIVER = 'https://receiver.example/join';
const ADA = { name: 'Ada', email: 'ada@example.com' };

type Answer = () => Response;

const status =
  (code: number, headers = {}): Answer =>
  () =>
    new Response(null, { status: code, headers });
const body =
  (text: string, type = 'application/json', code = 200): Answer =>
  () =>
    new Response(text, { status: code, headers: { 'Content-Type': type } });
const lost: Answer = () => {
  throw new TypeError('Failed to fetch');
};
const taken = body('{"ok":true}');

/** A receiver that records the requests and gives the answers in order; it repeats the last one. */
const requests: Request[] = [];
let answers: Answer[] = [];
const receive: typeof fetch = (address, init) => {
  requests.push(new Request(address, init));
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  return Promise.resolve(answer?.() ?? Response.error());
};

/** How long each retry waited, in milliseconds. The tests skip the waits and the time limit of an attempt. */
const waits: number[] = [];
/** Replaces the timer of the time limit. */
const LIMIT_TIMER = { isTimer: true };
beforeEach(() => {
  requests.length = 0;
  waits.length = 0;
  const { setTimeout } = globalThis;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, wait: number) => {
    if (wait === TIME_LIMIT) return LIMIT_TIMER;
    waits.push(wait);
    return setTimeout(run);
  }) as typeof setTimeout);
});

const send = (given: Answer[], changes: Partial<DeliveryConfig> = {}) => {
  answers = given;
  return createDelivery(plainDelivery(URL_OF_RECEIVER, changes), receive)(ADA);
};

describe('the request', () => {
  it('is JSON with renamed and additional fields', async () => {
    await send([taken], { fields: { name: 'FNAME', email: 'EMAIL', lists: ['a'] } });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe('POST');
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(await requests[0]?.json()).toEqual({ lists: ['a'], FNAME: 'Ada', EMAIL: ADA.email });
  });

  it('carries no cookie and no password of the browser, also to a receiver on the same site', async () => {
    await send([taken]);
    expect(requests.map(({ credentials }) => credentials)).toEqual(['omit']);
  });

  it('is a form that repeats the fields of lists', async () => {
    const fields = { name: 'name', email: 'email', l: ['a', 'b'] };
    await send([body('Thanks', 'text/plain')], { format: 'form', accept: 'any', fields });
    expect(requests[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(await requests[0]?.text()).toBe('l=a&l=b&name=Ada&email=ada%40example.com');
  });
});

it.each<[string, Answer]>([
  ['an acknowledgement', taken],
  ['a refusal', status(400)],
])('after %s, no timer keeps a script from ending', async (_what, answer) => {
  const clear = jest.spyOn(globalThis, 'clearTimeout');
  await send([answer]).catch(() => undefined);
  expect(clear.mock.calls).toEqual([[LIMIT_TIMER]]);
});

/** Statuses whose answers have no body (Fetch standard, "null body status"). */
const NULL_BODY = [304];
const UNSUCCESSFUL = Array.from({ length: 300 }, (_, index) => 300 + index);

// Each status has its own test: with a mistake about a single one, such as 404, the form would thank visitors
// whose sign-up is lost.
it.each<[string, Partial<DeliveryConfig>, Answer[]]>([
  ['a receiver of JSON', {}, []],
  ['a receiver of anything', { accept: 'any' }, []],
  ['Ghost', { preset: 'ghost', accept: 'any' }, [body('token', 'text/plain')]],
])('no status but 200 to 299 acknowledges the sign-up, for %s', async (_what, changes, before) => {
  const acknowledging: number[] = [];
  for (const code of UNSUCCESSFUL) {
    const answer = NULL_BODY.includes(code) ? status(code) : body('{"ok":true}', 'application/json', code);
    await send([...before, answer], changes).then(
      () => acknowledging.push(code),
      () => undefined,
    );
  }
  expect(acknowledging).toEqual([]);
});

describe('a retry', () => {
  it.each([429, 503])('follows %i', async (code) => {
    await send([status(code), taken]);
    expect(requests).toHaveLength(2);
  });

  it.each<[string, Answer]>([
    ['a lost connection', lost],
    ['500', status(500)],
  ])('follows %s only with an idempotent receiver', async (_what, answer) => {
    await expect(send([answer, taken])).rejects.toThrow();
    expect(requests).toHaveLength(1);
    requests.length = 0;
    await send([answer, taken], { idempotent: 'address' });
    expect(requests).toHaveLength(2);
    expect(requests[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('waits twice as long before the third attempt, which is the last', async () => {
    await expect(send([status(503), status(503), status(503), taken])).rejects.toThrow('503');
    expect(waits).toEqual([500, 1000]);
  });

  it('waits for Retry-After', async () => {
    await send([status(429, { 'Retry-After': '9' }), status(429, { 'Retry-After': 'soon' }), taken]);
    expect(waits).toEqual([9000, 1000]);
  });

  it('is not made when Retry-After is more than ten seconds', async () => {
    await expect(send([status(429, { 'Retry-After': '11' }), taken])).rejects.toThrow('429');
    expect(requests).toHaveLength(1);
  });
});

describe('the integrity token', () => {
  const TOKEN = '1795377342822:b45cba:a95d8f';
  const token = body(TOKEN, 'text/plain');
  const created = body('Created.', 'text/plain', 201);
  const changes = {
    url: `${URL_OF_RECEIVER}/to/`,
    preset: 'ghost',
    idempotent: 'address',
    accept: 'any',
  } as const;
  const asked = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  const READ = 'GET /join/integrity-token/';
  const POST = 'POST /join/to/';
  const sent = () =>
    Promise.all(requests.filter(({ method }) => method === 'POST').map((request) => request.json()));

  it('is read before each attempt, and sent with it', async () => {
    await send([token, status(503), body('2', 'text/plain'), created], changes);
    expect(asked()).toEqual([READ, POST, READ, POST]);
    expect(await sent()).toEqual([
      { ...ADA, integrityToken: TOKEN },
      { ...ADA, integrityToken: '2' },
    ]);
  });

  it.each([
    [404, ADA],
    [204, { ...ADA, integrityToken: '' }],
  ])('may be missing, when Ghost answers %i', async (code, fields) => {
    await send([status(code), created], changes);
    expect(asked()).toEqual([READ, POST]);
    expect(await sent()).toEqual([fields]);
  });

  it('is read again after 503, but not after a refusal', async () => {
    await send([status(503), token, created], changes);
    expect(asked()).toEqual([READ, READ, POST]);
    requests.length = 0;
    await expect(send([status(403), token, created], changes)).rejects.toThrow('403');
    expect(asked()).toEqual([READ]);
  });
});

it('the same entries keep their idempotency key, and other entries have another key', async () => {
  const sendThis = createDelivery(plainDelivery(URL_OF_RECEIVER, { idempotent: 'key' }), receive);
  const keys = () => requests.map(({ headers }) => headers.get('idempotency-key'));
  answers = [lost, lost, lost, taken];
  await expect(sendThis(ADA)).rejects.toThrow();
  await sendThis(ADA);
  expect(keys()).toHaveLength(4);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/^\d+(-\d+){3}$/);
  await sendThis({ ...ADA, name: 'Ada L.' });
  expect(new Set(keys()).size).toBe(2);
});
