import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  key: string | undefined;
  cookie: string | undefined;
  body: string;
}

/** Answers one request, the way a good or a bad receiver would. `store` keeps the sign-up. */
export type Behavior = (response: ServerResponse, store: () => void) => void;

/**
 * A receiver on this computer. Each request gets the next of its behaviors, and all further ones the last.
 */
export class Receiver {
  behaviors: Behavior[] = [];
  /** Whether other sites may read its answers (CORS). */
  permits = true;
  /** How long it takes to answer a preflight request, in milliseconds. */
  permissionDelay = 0;
  readonly requests: Received[] = [];
  readonly stored: Received[] = [];
  private readonly server: Server = createServer((request, response) => this.receive(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/join`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private receive(request: IncomingMessage, response: ServerResponse): void {
    if (this.permits) {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    }
    if (request.method === 'OPTIONS') {
      const headers = { 'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key' };
      const answer = () => response.writeHead(204, this.permits ? headers : {}).end();
      setTimeout(answer, this.permissionDelay);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const received: Received = {
        key: request.headers['idempotency-key'] as string | undefined,
        cookie: request.headers.cookie,
        body: Buffer.concat(chunks).toString(),
      };
      this.requests.push(received);
      const behave = this.behaviors.length > 1 ? this.behaviors.shift() : this.behaviors[0];
      behave?.(response, () => {
        const isDouble = received.key !== undefined && this.stored.some(({ key }) => key === received.key);
        if (!isDouble) this.stored.push(received);
      });
    });
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Stores the sign-up and acknowledges it. */
export const takes: Behavior = (response, store) => {
  store();
  response.writeHead(200, JSON_TYPE).end('{"ok":true}');
};

/**
 * Holds an answer back, so that a test can look at the page that waits for it.
 *
 * @returns the behavior, and what lets its answers go
 */
export function heldBack(behavior: Behavior): { behavior: Behavior; release: () => void } {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { behavior: (response, store) => void released.then(() => behavior(response, store)), release };
}

/** Refuses the sign-up by the status alone: the body acknowledges it. */
export const refuses =
  (status: number, headers: Record<string, string> = {}): Behavior =>
  (response) =>
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end('{"ok":true}');

export const answersPage: Behavior = (response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Robot?</title>');

/** Sends a byte a second, so that its answer has begun and doesn't end. */
export const drips: Behavior = (response) => {
  response.writeHead(200, { ...JSON_TYPE, 'Content-Length': 1000 });
  const timer = setInterval(() => response.write(' '), 1000);
  response.on('close', () => clearInterval(timer));
};

export const storesAndResets: Behavior = (response, store) => {
  store();
  response.socket?.resetAndDestroy();
};
