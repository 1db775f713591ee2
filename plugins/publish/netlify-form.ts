import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DeliveryConfig } from '../../src/shared/delivery-config';
import { NETLIFY_FORM } from './waitlist-presets';

/**
 * Writes the static form from which Netlify learns the form and its fields when a site is deployed.
 * Removes an earlier one when Netlify is not the receiver.
 *
 * @param folder the built site
 */
export function writeNetlifyForm(folder: string, delivery: DeliveryConfig | null): void {
  const place = path.join(folder, NETLIFY_FORM.path);
  const formName = delivery?.fixed['form-name'];
  if (!delivery || typeof formName !== 'string') {
    rmSync(place, { recursive: true, force: true });
    return;
  }
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'index.html'), netlifyForm(formName, delivery));
}

function netlifyForm(formName: string, { names, fixed }: DeliveryConfig): string {
  const fields = [names.name, names.email, ...Object.keys(fixed).filter((name) => name !== 'form-name')];
  return `<!doctype html>
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
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
