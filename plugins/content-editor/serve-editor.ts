import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { messageOf } from '../shared/text/message-of';
import { EDITOR_PATH } from './addresses';
import { localBackend } from './backend';
import { EDITOR_FILES } from './editor-file-names';
import { editorFiles } from './editor-files';
import { headersFor } from './editor-headers';
import type { ContentEditorOptions } from './options';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * Makes a request handler that serves the editor in `gatsby develop`, with the headers that hosts send.
 *
 * @param server the origin of decap-server
 */
export function serveEditor(
  options: ContentEditorOptions,
  server: string,
  report: (message: string) => void,
) {
  const { config, origins } = localBackend(server);
  const files = editorFiles(options, config);
  return async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const requestedPath = (request.url ?? '').replace(/\?.*/s, '');
    // Express has the whole path in `originalUrl`. In `url`, the path with and without a slash at
    // its end are both "/".
    const hasSlash = (request as { originalUrl?: string }).originalUrl?.startsWith(`${EDITOR_PATH}/`);
    if (requestedPath === '/' && !hasSlash) {
      response.writeHead(302, { Location: `${EDITOR_PATH}/` }).end();
      return;
    }
    const name = requestedPath.slice(1) || EDITOR_FILES.page;
    const make = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!make) {
      next();
      return;
    }
    // With this header, which Gatsby sets in develop, any other site could read the texts.
    response.removeHeader('Access-Control-Allow-Origin');
    const headers = { ...headersFor(origins), 'Cache-Control': 'no-store' };
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    try {
      const content = await make();
      response.setHeader('Content-Type', CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream');
      response.end(content);
    } catch (error) {
      const message = messageOf(error);
      report(`The editor's ${name} could not be made. ${message}`);
      response.statusCode = 500;
      response.end(message);
    }
  };
}
