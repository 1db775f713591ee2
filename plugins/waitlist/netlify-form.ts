import type { DeliveryConfig } from './delivery-config';

/** @returns the static form that shows Netlify the form and its fields at a deploy; null for other receivers */
export function netlifyForm(delivery: DeliveryConfig | null): string | null {
  if (delivery?.preset !== 'netlify') return null;
  const { 'form-name': formName, name, email, ...further } = delivery.fields;
  const inputs = [name, email, ...Object.keys(further)].map(
    (field) => `<input type="text" name="${escapeHtml(field)}" aria-label="${escapeHtml(field)}">`,
  );
  return `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>Waitlist</title>
<form name="${escapeHtml(String(formName))}" method="post" data-netlify="true" hidden>${inputs.join('')}</form>
`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
