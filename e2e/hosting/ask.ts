import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks a server for exactly this path, which browsers would tidy up before they ask.
 *
 * @param origin for instance `https://localhost:8443`; its certificate may be self-signed
 */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, method, headers, rejectUnauthorized: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    asked.on('error', reject).end();
  });
}
