import type { IncomingMessage, ServerResponse } from 'node:http';
import { EDITOR_PATH, headersFor } from './admin-page';
import { localBackend } from './backend';
import { editorFiles } from './editor-files';
import type { EditorOptions } from './options';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
};

/**
 * Answers requests for the editor in `gatsby develop`, with the headers that hosts send.
 *
 * @param server the origin of decap-server
 * @param report takes what went wrong, in a sentence
 * @returns a handler for the paths below /admin
 */
export function serveEditor(options: EditorOptions, server: string, report: (message: string) => void) {
  const { config, origins } = localBackend(server);
  const files = editorFiles(options, config);
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const asked = (request.url ?? '').replace(/\?.*/s, '');
    const isBelow = (request as { originalUrl?: string }).originalUrl?.startsWith(`${EDITOR_PATH}/`);
    if (asked === '/' && !isBelow) {
      response.writeHead(302, { Location: `${EDITOR_PATH}/` }).end();
      return;
    }
    const name = asked.slice(1) || 'index.html';
    const make = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!make) {
      next();
      return;
    }
    // Gatsby lets pages of all other sites read what it serves here.
    response.removeHeader('Access-Control-Allow-Origin');
    const headers = { ...headersFor(origins), 'Cache-Control': 'no-store' };
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    try {
      const content = await make();
      response.setHeader('Content-Type', TYPES[name.replace(/.*\./, '')] ?? 'application/octet-stream');
      response.end(content);
    } catch (error) {
      const { message } = error as Error;
      report(`The editor's ${name} could not be made. ${message}`);
      response.statusCode = 500;
      response.end(message);
    }
  };
}
