/** @jest-environment node */
import type { DeliveryConfig } from '../../shared/delivery-config';
import { requireAcknowledgement } from './acknowledgement';
import { plainDelivery } from './fixtures/plain-delivery';

const judge = (text: string, type: string, changes: Partial<DeliveryConfig> = {}) =>
  requireAcknowledgement(
    new Response(text, { headers: { 'Content-Type': type } }),
    plainDelivery('https://receiver.example/join', changes),
  );

const ACCEPTED = ['json', 'any'] as const;

describe.each(ACCEPTED)('with ACCEPT=%s', (accept) => {
  it.each([
    '{"ok":true}',
    '{"ok":"true"}',
    '{"success":1}',
    '{"status":"ok"}',
    '{"status":"success","result":"subscribed"}',
    '{"data":true,"errors":[],"error":null}',
    '{"id":0}',
    'true',
  ])('%s acknowledges the sign-up', async (text) => {
    await expect(judge(text, 'application/json', { accept })).resolves.toBeUndefined();
  });

  it.each([
    'null',
    'false',
    '[]',
    '{"ok":false}',
    '{"ok":"false"}',
    '{"ok":0}',
    '{"success":false}',
    '{"success":"False"}',
    '{"status":"error"}',
    '{"status":"fail"}',
    '{"result":"error"}',
    '{"result":"FAILURE"}',
    '{"error":"no"}',
    '{"ok":true,"error":true}',
    '{"errors":["no"]}',
  ])('%s reports that the sign-up failed', async (text) => {
    const problem = 'answered with status 200, but with an error in its JSON';
    await expect(judge(text, 'application/json; charset=utf-8', { accept })).rejects.toThrow(problem);
    await expect(judge(text, 'application/problem+json', { accept })).rejects.toThrow(problem);
  });

  it.each(['text/html', 'Text/HTML; charset=utf-8', 'application/xhtml+xml'])(
    'an HTML page (%s) acknowledges nothing, whatever the receiver',
    async (type) => {
      for (const preset of [null, 'ghost', 'listmonk', 'formspree', 'basin'] as const) {
        await expect(judge('{"ok":true}', type, { accept, preset })).rejects.toThrow('but with an HTML page');
      }
    },
  );
});

it.each(['Thanks', '', '{"ok":true'])(
  'the text %j acknowledges the sign-up only with ACCEPT=any',
  async (text) => {
    await expect(judge(text, 'text/plain', { accept: 'any' })).resolves.toBeUndefined();
    await expect(judge(text, 'text/plain')).rejects.toThrow('answered with status 200, but not with JSON');
  },
);

it('with ACCEPT=json, a body is read as JSON whatever its type, except for HTML', async () => {
  await expect(judge('{"ok":true}', 'text/plain')).resolves.toBeUndefined();
  await expect(judge('{"ok":false}', 'text/plain')).rejects.toThrow('an error in its JSON');
});
