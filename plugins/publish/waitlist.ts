import type { DeliveryConfig } from '../../src/shared/delivery-config';

/** @returns what the build does with sign-ups, for which the waitlist section has words */
export const signUpsWith = (delivery: DeliveryConfig | null) =>
  delivery ? (delivery.confirms ? 'confirmed' : 'delivered') : 'simulated';

/** @returns the static form that shows Netlify the form and its fields at a deploy; null for other receivers */
export function netlifyForm(delivery: DeliveryConfig | null): string | null {
  const { 'form-name': formName, ...fixed } = delivery?.fixed ?? {};
  if (!delivery || formName === undefined) return null;
  const inputs = [...Object.values(delivery.names), ...Object.keys(fixed)].map(
    (name) => `<input type="text" name="${escapeHtml(name)}" aria-label="${escapeHtml(name)}">`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Waitlist</title></head>
<body><form name="${escapeHtml(String(formName))}" method="post" data-netlify="true" hidden>${inputs.join('')}</form></body>
</html>
`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
