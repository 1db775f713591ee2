import type { DeliveryConfig } from '../../src/shared/delivery-config';

/** @returns what the build does with sign-ups, for which the waitlist section has words */
export const signUpsWith = (delivery: DeliveryConfig | null) =>
  delivery ? (delivery.confirms ? 'confirmed' : 'delivered') : 'simulated';

/**
 * @returns the static form from which Netlify learns the form and its fields when a site is deployed; null when Netlify
 *   is not the receiver
 */
export function netlifyForm(delivery: DeliveryConfig | null): string | null {
  const formName = delivery?.fixed['form-name'];
  if (!delivery || typeof formName !== 'string') return null;
  const further = Object.keys(delivery.fixed).filter((name) => name !== 'form-name');
  const fields = [delivery.names.name, delivery.names.email, ...further];
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
