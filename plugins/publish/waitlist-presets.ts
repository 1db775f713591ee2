/** The environment variables of the waitlist, without their prefix. */
export const VARIABLES = ['PRESET', 'URL', 'FORMAT', 'FIELDS', 'ACCEPT', 'IDEMPOTENT', 'HONEYPOT', 'CONFIRMS'] as const;

export type Variable = (typeof VARIABLES)[number];

/** The name under which Netlify lists the sign-ups, and the path of its static form. */
export const NETLIFY_FORM = { name: 'waitlist', path: '/waitlist-form/' };

/**
 * Settings of known receivers, from their public documentation. A variable that is set overrides its preset.
 *
 * - listmonk: POST /api/public/subscription, listmonk.app/docs/apis/subscribers. It keeps one
 *   subscriber for each address and only adds new lists.
 * - Formspree: formspree.io/f/…, with `Accept: application/json`; otherwise it answers with a redirect.
 * - Basin: docs.usebasin.com, form endpoints with the same header.
 * - Netlify Forms: docs.netlify.com/forms/setup, "Submit JavaScript-rendered forms": form-encoded,
 *   to a static page of the site, whose HTML is the answer.
 */
export const PRESETS: Record<string, Partial<Record<Variable, string>>> = {
  listmonk: { FORMAT: 'json', ACCEPT: 'json', IDEMPOTENT: 'address' },
  formspree: { FORMAT: 'json', ACCEPT: 'json' },
  basin: { FORMAT: 'form', ACCEPT: 'json' },
  netlify: {
    URL: NETLIFY_FORM.path,
    FORMAT: 'form',
    ACCEPT: 'any',
    FIELDS: JSON.stringify({ 'form-name': NETLIFY_FORM.name }),
  },
};
