import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import type { DeliveryConfig } from '../../src/shared/delivery-config';
import { writeBuildInfo } from './build-info';
import { readSwitch } from './read-switch';
import { NETLIFY_FORM, readWaitlistSettings } from './waitlist-settings';

/** The GraphQL type of the settings; JSON, because additional fields may have any shape. */
export const WAITLIST_TYPE =
  'type WaitlistSettings implements Node @dontInfer { signUps: String! delivery: JSON }';

/**
 * Reads the fields of the node that the waitlist section queries.
 *
 * @throws Error when a setting is invalid
 */
export function readWaitlist(environment = process.env) {
  const delivery = readWaitlistSettings(environment);
  return { signUps: delivery ? (delivery.confirms ? 'confirmed' : 'delivered') : 'simulated', delivery };
}

/** Writes build-info.json and Netlify's form into public/, and warns when the form only simulates. */
export function publishWaitlist(reporter: Reporter): void {
  const delivery = readWaitlistSettings(process.env);
  writeBuildInfo('public', delivery, readSwitch('HSTS_PRELOAD'));
  writeNetlifyForm('public', delivery);
  if (!delivery) {
    reporter.warn(
      'The waitlist is only simulated: visitors are thanked and nothing is sent. Set GATSBY_WAITLIST_URL to deliver sign-ups (src/waitlist/README.md), and WAITLIST_REQUIRED=1 to have builds without it fail.',
    );
  }
}

/**
 * Writes the static form from which Netlify learns the form and its fields when a site is deployed.
 * Removes an earlier one when Netlify is not the receiver.
 *
 * @param folder the built site
 */
export function writeNetlifyForm(folder: string, delivery: DeliveryConfig | null): void {
  const place = path.join(folder, NETLIFY_FORM.path);
  rmSync(place, { recursive: true, force: true });
  const formName = delivery?.fixed['form-name'];
  if (!delivery || typeof formName !== 'string') return;
  const further = Object.keys(delivery.fixed).filter((name) => name !== 'form-name');
  const fields = [delivery.names.name, delivery.names.email, ...further];
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="robots" content="noindex">
    <title>Waitlist</title>
  </head>
  <body>
    <form name="${escapeHtml(formName)}" method="post" data-netlify="true" hidden>
${fields.map((name) => `      <input type="text" name="${escapeHtml(name)}" aria-label="${escapeHtml(name)}">`).join('\n')}
    </form>
  </body>
</html>
`;
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'index.html'), page);
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
