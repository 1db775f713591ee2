import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the browser asks for in a sign-up, in this order. */
type Request = 'token' | 'permission' | 'sign-up';

/** `lost`: Ghost has answered, and the answer is lost. `answered`: the browser has the answer. */
type Moment = 'arrives' | 'is half sent' | 'is sent' | 'is lost' | 'is answered';

export type KillPoint = `${Request} ${Moment}`;

/** Stands between the browser and Ghost, and kills Ghost at the point of a sign-up that a test names. */
export class Proxy {
  /** Undefined once Ghost was killed there. */
  killPoint: KillPoint | undefined;
  /** The IP address of the visitor. */
  visitor = '127.0.0.1';
  private readonly server = createServer((request, response) => {
    this.pass(request, response).catch(() => response.socket?.resetAndDestroy());
  });

  /** @param ghost is set before the first request */
  constructor(private readonly ghost: () => { port: number; kill: () => Promise<void> }) {}

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** @throws Error when Ghost does not answer: the connection to the browser is then lost too */
  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const name: Request =
      request.method === 'OPTIONS' ? 'permission' : request.method === 'POST' ? 'sign-up' : 'token';
    const { method, url } = request;
    const headers = { ...request.headers, 'X-Forwarded-For': this.visitor };
    await this.killAt(`${name} arrives`);
    const passed = ask({ host: '127.0.0.1', port: this.ghost().port, path: url, method, headers });
    const answers = once(passed, 'response') as Promise<[IncomingMessage]>;
    answers.catch(() => undefined);
    const half = body.length / 2;
    if (half > 0) await written((done) => passed.write(body.subarray(0, half), done));
    await this.killAt(`${name} is half sent`);
    await written((done) => passed.end(body.subarray(half), done));
    await this.killAt(`${name} is sent`);
    const [answer] = await answers;
    const text = await buffer(answer);
    await this.killAt(`${name} is lost`);
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    await written((done) => response.end(text, done));
    await this.killAt(`${name} is answered`);
  }

  /** @throws Error when it was killed */
  private async killAt(point: KillPoint): Promise<void> {
    if (this.killPoint !== point) return;
    this.killPoint = undefined;
    await this.ghost().kill();
    throw new Error(`Ghost was killed: ${point}.`);
  }
}

const written = (write: (done: () => void) => void): Promise<void> =>
  new Promise<void>((done) => write(done));
