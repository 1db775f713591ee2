import { CACHING } from './hashed-files';
import type { Hosting } from './hosting';

/** Text of `vercel.json`. Files without a hash get Vercel's default, "max-age=0, must-revalidate". */
export function vercelFile({ headers, hashedFiles, redirects }: Hosting): string {
  const rules: [string, Record<string, string>][] = [
    ['/(.*)', headers],
    ...hashedFiles.map((file): [string, Record<string, string>] => [
      file,
      { 'Cache-Control': CACHING.hashed },
    ]),
  ];
  const file = {
    headers: rules.map(([source, values]) => ({
      source,
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
