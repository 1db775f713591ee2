import type { DeliveryConfig } from '../../shared/delivery-config';
import { requireNoHtml, requireSuccess } from './acknowledgement';

/**
 * Adds what Ghost needs to the settings of its preset. Ghost redirects an address without a slash at the end,
 * and our requests follow no redirects. Older versions answer with the text "Created.", whatever the request
 * accepts.
 */
export const settingsForGhost = (config: DeliveryConfig): DeliveryConfig => ({
  ...config,
  url: config.url.replace(/\/?(\?|$)/, '/$1'),
  accept: 'any',
});

/**
 * Asks Ghost for the token of a sign-up. Its address differs from the address of sign-ups in the last part.
 *
 * @param config the result of settingsForGhost
 * @returns the field that a Ghost with `verifyRequestIntegrity` requires; no field for an older Ghost, which
 *   has no token
 */
export async function readGhostToken(config: DeliveryConfig, init: RequestInit, request: typeof fetch) {
  const url = config.url.replace(/[^/]+\/(\?.*)?$/, 'integrity-token/');
  const answer = await request(url, init);
  if (answer.status === 404) return {};
  requireSuccess(answer, config);
  requireNoHtml(answer);
  return { integrityToken: await answer.text() };
}
