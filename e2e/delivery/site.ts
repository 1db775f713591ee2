import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import type { DeliveryConfig } from '../../src/waitlist/delivery/config';

const FOLDER = 'public';

/** The built site, its form set to another receiver: one build serves every test. */
export class Site {
  delivery: DeliveryConfig | null = null;
  private readonly files = sirv(FOLDER, { extensions: ['html'] });
  private readonly home = readFileSync(`${FOLDER}/index.html`, 'utf8');
  private readonly server: Server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(this.page());
    } else {
      this.files(request, response, () => {
        response.writeHead(404).end();
      });
    }
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private page(): string {
    let found = 0;
    const page = this.home.replace(
      /(data-island="waitlist-form" data-props=")([^"]*)/g,
      (_all, before: string, props: string) => {
        found += 1;
        const parsed = JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as object;
        const changed = JSON.stringify({ ...parsed, delivery: this.delivery });
        return before + changed.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      },
    );
    if (found !== 1) throw new Error(`The page has ${found} waitlist forms, not one: is the site built?`);
    return page;
  }
}
