import { pathRules, type Hosting, type Rule } from './hosting';

export function vercelFile(hosting: Hosting): string {
  const rules = [{ pattern: '/(.*)', headers: hosting.headers }, ...pathRules('(.*)', hosting)];
  const file = {
    headers: rules.map(({ pattern, headers }) => vercelHeaders(pattern, headers)),
    redirects: hosting.redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** An item of `headers` in vercel.json: the headers of all paths that match `source`. */
export interface VercelHeaders {
  source: string;
  headers: { key: string; value: string }[];
}

export const vercelHeaders = (source: string, headers: Rule['headers']): VercelHeaders => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});
