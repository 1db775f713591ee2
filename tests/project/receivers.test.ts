import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { messageOf } from '../../plugins/shared/text/message-of';
import { readDeliveryConfig } from '../../config/environment/read-delivery-config';
import { createDelivery } from '../../src/waitlist/delivery/create-delivery';

const ADA = { name: 'Ada', email: 'ada@example.com' };

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** The answers of a real server: `Response` objects can't show redirects. */
let answer: Answer = () => {};
let origin = '';
const server = createServer((request, response) => void answer(request, response));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Sends a sign-up as a site that was built with these variables does. */
function send(path: string, variables: Record<string, string> = {}): Promise<void> {
  const environment: Record<string, string> = { GATSBY_WAITLIST_URL: origin + path };
  for (const [name, value] of Object.entries(variables)) environment[`GATSBY_WAITLIST_${name}`] = value;
  const delivery = readDeliveryConfig(environment);
  if (!delivery) throw new Error('No receiver is configured.');
  return createDelivery(delivery)(ADA);
}

describe('a receiver acknowledges a sign-up only with a status from 200 to 299', () => {
  // src/waitlist/delivery/create-delivery.test.ts tries each status from 300 to 599, without a server.
  const STATUSES: [status: number, problem: string | undefined][] = [
    [200, undefined],
    [204, undefined],
    [302, 'could not be reached, redirected or did not permit this site'],
    [400, 'answered with status 400'],
    [503, 'answered with status 503'],
  ];

  describe.each(['json', 'any'])('with ACCEPT=%s', (ACCEPT) => {
    it.each(STATUSES)('the status %i', async (status, problem) => {
      const asked: string[] = [];
      answer = ({ method, url }, response) => {
        asked.push(`${method} ${url}`);
        response.writeHead(url === '/taken' ? 200 : status, {
          'Content-Type': 'application/json',
          Location: '/taken',
          // The form doesn't wait that long, so it doesn't send the sign-up again.
          'Retry-After': '11',
        });
        response.end(status === 204 ? undefined : '{"ok":true}');
      };
      const result = await send('/join', { ACCEPT }).catch((error: unknown) => messageOf(error));
      expect(result).toBe(problem);
      expect(asked).toEqual(['POST /join']);
    });
  });
});

describe('a Ghost that requires integrity tokens', () => {
  const TOKEN = '1795377342822:b45cba:a95d8f';
  const FOLDER = '/members/api';
  const members: unknown[] = [];
  let tokenType: string;
  let hasTokens: boolean;
  beforeEach(() => {
    members.length = 0;
    tokenType = 'text/plain';
    hasTokens = true;
    answer = async (request, response) => {
      const path = String(request.url).replace(/\?.*/, '');
      if (!path.endsWith('/')) return void response.writeHead(301, { Location: `${path}/` }).end();
      if (request.method === 'GET' && path === `${FOLDER}/integrity-token/` && hasTokens) {
        return void response.writeHead(200, { 'Content-Type': tokenType }).end(TOKEN);
      }
      if (request.method !== 'POST' || path !== `${FOLDER}/send-magic-link/`) {
        return void response.writeHead(404).end();
      }
      const { integrityToken, ...member } = JSON.parse(await text(request)) as Record<string, unknown>;
      if (integrityToken !== (hasTokens ? TOKEN : undefined)) return void response.writeHead(400).end();
      members.push(member);
      response.writeHead(201).end('Created.');
    };
  });
  const MEMBER = { ...ADA, emailType: 'subscribe' };

  describe.each(['json', 'any'])('with ACCEPT=%s', (ACCEPT) => {
    const variables = { PRESET: 'ghost', ACCEPT };

    it.each(['/send-magic-link/', '/send-magic-link', '/send-magic-link?source=site'])(
      'gets sign-ups at %s',
      async (path) => {
        await send(FOLDER + path, variables);
        expect(members).toEqual([MEMBER]);
      },
    );

    it('gets no sign-up when it answers with an HTML page instead of a token', async () => {
      tokenType = 'text/html; charset=utf-8';
      await expect(send(`${FOLDER}/send-magic-link/`, variables)).rejects.toThrow('but with an HTML page');
      expect(members).toEqual([]);
    });

    it('gets sign-ups without a token when it is an older Ghost', async () => {
      hasTokens = false;
      await send(`${FOLDER}/send-magic-link`, variables);
      expect(members).toEqual([MEMBER]);
    });
  });
});
