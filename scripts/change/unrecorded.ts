import type { Finding } from '../../plugins/site-content';

/** Finds mistakes for which nothing may be recorded: a recorded text, and the facts that it shows, can never be edited. */
export const mistakesOfTexts = (findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ file, severity, rule }) =>
      /^content\/(legal\/|site\.yaml$)/.test(file) && severity === 'error' && rule !== 'record-missing',
  );
