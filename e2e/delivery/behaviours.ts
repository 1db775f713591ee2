import type { Behaviour } from './receiver';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const PAGE_TYPE = { 'Content-Type': 'text/html' };
const PAGE = '<!doctype html><title>Are you a robot?</title>';

/** Stores the sign-up and acknowledges it. */
export const takes =
  (status = 200): Behaviour =>
  (response, store) => {
    store();
    response.writeHead(status, JSON_TYPE).end('{"ok":true}');
  };

export const refuses =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end('{"error":"no"}');

export const answersPage: Behaviour = (response) => response.writeHead(200, PAGE_TYPE).end(PAGE);
export const answersPageCalledJson: Behaviour = (response) => response.writeHead(200, JSON_TYPE).end(PAGE);
export const answersJsonCalledPage: Behaviour = (response) =>
  response.writeHead(200, PAGE_TYPE).end('{"ok":true}');
export const answersNoInJson: Behaviour = (response) =>
  response.writeHead(200, JSON_TYPE).end('{"ok":false}');
export const answersNothing: Behaviour = (response, store) => {
  store();
  response.writeHead(204).end();
};
export const storesAndShowsPage: Behaviour = (response, store) => {
  store();
  response.writeHead(200, PAGE_TYPE).end('<!doctype html><title>Thanks</title>');
};
export const floods: Behaviour = (response) =>
  response.writeHead(200, JSON_TYPE).end(`"${'x'.repeat(10 * 1024 * 1024)}"`);

export const hangs: Behaviour = () => undefined;

/** A byte a second: always about to be done. */
export const drips: Behaviour = (response) => {
  response.writeHead(200, { ...JSON_TYPE, 'Content-Length': 1000 });
  const timer = setInterval(() => response.write(' '), 1000);
  response.on('close', () => clearInterval(timer));
};

export const resets: Behaviour = (response) => response.socket?.resetAndDestroy();
export const storesAndResets: Behaviour = (response, store) => {
  store();
  response.socket?.resetAndDestroy();
};

/** Long enough for the visitor to leave before the answer. */
export const takesSlowly: Behaviour = (response, store) => {
  setTimeout(() => takes()(response, store), 500);
};
