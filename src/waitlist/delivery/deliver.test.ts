/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DeliveryConfig } from '../../shared/delivery-config';
import { createDelivery } from './deliver';
import { plainDelivery } from './fixtures/plain-delivery';

const TIME_LIMIT = 10_000;
const ADA = { name: 'Ada', email: 'ada@example.com' };

type Answer = (response: ServerResponse) => void;

const status =
  (code: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end();
const body =
  (text: string, type = 'application/json', code = 200): Answer =>
  (response) =>
    response.writeHead(code, { 'Content-Type': type }).end(text);
const reset: Answer = (response) => response.socket?.destroy();
const taken = body('{"ok":true}');

/** A receiver that records the requests and gives the answers in order; it repeats the last one. */
const requests: { headers: IncomingMessage['headers']; body: string; method?: string; url?: string }[] = [];
let answers: Answer[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method = '', url: path = '', headers } = request;
    requests.push({ method, url: path, headers, body: Buffer.concat(chunks).toString() });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(response);
  });
});

let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/join`;
});
/** How long each retry waited, in milliseconds. The tests skip the waits and the time limit of an attempt. */
const waits: number[] = [];
beforeEach(() => {
  requests.length = 0;
  waits.length = 0;
  const { setTimeout } = globalThis;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, wait: number) => {
    if (wait === TIME_LIMIT) return undefined;
    waits.push(wait);
    return setTimeout(run);
  }) as typeof setTimeout);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

const send = (given: Answer[], changes: Partial<DeliveryConfig> = {}) => {
  answers = given;
  return createDelivery(plainDelivery(url, changes))(ADA);
};

describe('the request', () => {
  test('is JSON with renamed and additional fields', async () => {
    await send([taken], { names: { name: 'FNAME', email: 'EMAIL' }, fixed: { lists: ['a'] } });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(requests[0]?.headers).not.toHaveProperty('idempotency-key');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ lists: ['a'], FNAME: 'Ada', EMAIL: ADA.email });
  });

  test('is a form that repeats the fields of lists', async () => {
    await send([body('<p>Thanks', 'text/html')], { format: 'form', accept: 'any', fixed: { l: ['a', 'b'] } });
    expect(requests[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(requests[0]?.body).toBe('l=a&l=b&name=Ada&email=ada%40example.com');
  });

  test.each(['json', 'form'] as const)('contains any text unchanged as %s', async (format) => {
    answers = [taken];
    const name = 'Zoë 👩‍👩‍👧 שלום \u202Eabc\u202C 한 & = + % " < \\';
    await createDelivery(plainDelivery(url, { format }))({ name, email: 'а@example.com' });
    const text = requests[0]?.body ?? '';
    const received =
      format === 'json' ? (JSON.parse(text) as object) : Object.fromEntries(new URLSearchParams(text));
    expect(received).toEqual({ name, email: 'а@example.com' });
  });
});

describe('an acknowledgement', () => {
  test.each<[string, Answer]>([
    ['200', taken],
    ['201 with another JSON type', body('{"id":1}', 'application/problem+json; charset=utf-8', 201)],
    ['202', body('true', 'application/json', 202)],
  ])('is %s', async (_what, answer) => {
    await expect(send([answer])).resolves.toBeUndefined();
  });

  test.each<[string, Answer, string]>([
    ['a captcha page', body('<html>', 'text/html'), 'answered with status 200, but not with JSON'],
    ['nothing', status(204), 'answered with status 204, but not with JSON'],
    ['a page that says it is JSON', body('<html>'), 'answered with JSON that cannot be read'],
    ['JSON that says it is a page', body('{"ok":true}', 'text/html'), 'but not with JSON'],
    ['a no in JSON', body('{"success":false}'), 'but with an error in its JSON'],
    ['errors in JSON', body('{"errors":[{"code":"EMPTY"}]}'), 'but with an error in its JSON'],
    ['a flood', body(`"${'x'.repeat(10_000_000)}"`), 'answered with more than an acknowledgement'],
    ['a redirect', status(302, { Location: '/elsewhere' }), 'could not be reached, redirected'],
    ...[400, 401, 403, 404, 409, 410, 422, 500].map((code): [string, Answer, string] => [
      String(code),
      body('{"ok":true}', 'application/json', code),
      `answered with status ${code}`,
    ]),
  ])('is not %s, after which nothing is sent again', async (_what, answer, reason) => {
    await expect(send([answer])).rejects.toThrow(reason);
    expect(requests).toHaveLength(1);
  });

  test.each([204, 200])('is %i without JSON when any answer is accepted', async (code) => {
    await expect(send([status(code)], { accept: 'any' })).resolves.toBeUndefined();
    await expect(send([status(400)], { accept: 'any' })).rejects.toThrow('400');
  });

  test('may have an empty list of errors', async () => {
    await expect(send([body('{"data":true,"errors":[],"error":null}')])).resolves.toBeUndefined();
  });
});

describe('a retry', () => {
  test.each([429, 503])('follows %i, at most twice', async (code) => {
    await send([status(code), taken]);
    expect(requests).toHaveLength(2);
    requests.length = 0;
    await expect(send([status(code)])).rejects.toThrow(String(code));
    expect(requests).toHaveLength(3);
  });

  test.each<[string, Answer]>([
    ['a lost connection', reset],
    ['500', status(500)],
  ])('follows %s only with an idempotent receiver', async (_what, answer) => {
    await expect(send([answer, taken])).rejects.toThrow();
    expect(requests).toHaveLength(1);
    requests.length = 0;
    await send([answer, taken], { idempotent: 'address' });
    expect(requests).toHaveLength(2);
    expect(requests[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  test('does not follow a refusal, even with an idempotent receiver', async () => {
    await expect(send([status(422), taken], { idempotent: 'key' })).rejects.toThrow('422');
    expect(requests).toHaveLength(1);
  });

  test('waits for Retry-After, and is not sent when that is too long', async () => {
    await send([status(429, { 'Retry-After': '1' }), taken]);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(1000);
    requests.length = 0;
    await expect(send([status(429, { 'Retry-After': '11' }), taken])).rejects.toThrow('429');
    expect(requests).toHaveLength(1);
  });
});

describe('the integrity token', () => {
  const TOKEN = '1795377342822:b45cba:a95d8f';
  const token = body(TOKEN, 'text/plain');
  const created = body('Created.', 'text/plain', 201);
  const settings = { integrityToken: true, idempotent: 'address', accept: 'any' } as const;
  const changes = () => ({ ...settings, url: `${url}/to/` });
  const asked = () => requests.map(({ method, url: path }) => `${method} ${path}`);
  const READ = 'GET /join/integrity-token/';
  const POST = 'POST /join/to/';
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ body: text }) => text);

  test('is read before each attempt, and sent with it', async () => {
    await send([token, status(503), body('2', 'text/plain'), created], changes());
    expect(asked()).toEqual([READ, POST, READ, POST]);
    expect(sent().map((text) => JSON.parse(text) as object)).toEqual([
      { ...ADA, integrityToken: TOKEN },
      { ...ADA, integrityToken: '2' },
    ]);
  });

  test.each([404, 204])('is left out by a receiver that answers %i', async (code) => {
    await send([status(code), created], changes());
    expect(asked()).toEqual([READ, POST]);
    expect((JSON.parse(sent()[0] ?? '') as { integrityToken?: string }).integrityToken ?? '').toBe('');
  });

  test.each<[string, Answer]>([
    ['503', status(503)],
    ['429', status(429)],
    ['500', status(500)],
    ['a lost connection', reset],
  ])('is read again after %s', async (_what, answer) => {
    await send([answer, token, created], changes());
    expect(asked()).toEqual([READ, READ, POST]);
  });

  test('is not read again after a refusal, a long wait or three attempts', async () => {
    for (const answer of [status(403), status(429, { 'Retry-After': '60' })]) {
      await expect(send([answer, token, created], changes())).rejects.toThrow('answered with status');
    }
    expect(asked()).toEqual([READ, READ]);
    requests.length = 0;
    await expect(send([status(503)], changes())).rejects.toThrow('503');
    expect(asked()).toEqual([READ, READ, READ]);
  });

  test('that is refused is not sent again', async () => {
    await expect(send([token, status(400), token, created], changes())).rejects.toThrow('400');
    expect(asked()).toEqual([READ, POST]);
  });
});

describe('the idempotency key', () => {
  const keys = () => requests.map(({ headers }) => headers['idempotency-key']);

  test('stays the same for repeated entries and is new after a success or a change', async () => {
    const sendThis = createDelivery(plainDelivery(url, { idempotent: 'key' }));
    answers = [reset, reset, reset, taken, taken, status(422), taken];
    await expect(sendThis(ADA)).rejects.toThrow();
    await sendThis(ADA);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    await sendThis(ADA);
    expect(new Set(keys()).size).toBe(2);
    await expect(sendThis(ADA)).rejects.toThrow('422');
    await sendThis({ ...ADA, name: 'Ada L.' });
    expect(new Set(keys()).size).toBe(4);
  });
});

describe('the time limit', () => {
  test.each([false, true])(
    'is ten seconds for one attempt (token: %s), without a retry',
    async (integrityToken) => {
      jest.useFakeTimers();
      try {
        let asked = 0;
        const silent = (_url: unknown, init?: RequestInit) => {
          asked += 1;
          return new Promise<Response>((_resolve, reject) =>
            init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
          );
        };
        const sent = createDelivery(
          plainDelivery(url, { idempotent: 'key', integrityToken }),
          silent,
        )(ADA).catch((error: Error) => error.message);
        await jest.advanceTimersByTimeAsync(TIME_LIMIT - 1);
        expect(jest.getTimerCount()).toBe(1);
        await jest.advanceTimersByTimeAsync(1);
        expect(await sent).toBe('did not answer within 10 seconds');
        expect(asked).toBe(1);
      } finally {
        jest.useRealTimers();
      }
    },
  );
});

test('no error contains personal data', async () => {
  for (const answer of [
    reset,
    status(400),
    body('Ada ada@example.com'),
    body('{"error":"ada@example.com"}'),
  ]) {
    const error = await send([answer]).catch((failure: Error) => failure);
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/ada/i);
  }
});
