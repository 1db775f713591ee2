import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBuildInfo } from '../../plugins/publish/build-info';
import { readHosting } from '../../plugins/publish/release/hosting';
import { siteListener } from '../../plugins/publish/release/site-server';
import type { DeliveryConfig } from '../../src/shared/delivery-config';
import { SITE } from '../test-site';

/** The built site as if it had been built for another receiver, its policy too: one build serves every test. */
export class Site {
  private readonly server: Server;

  constructor(delivery: DeliveryConfig) {
    const hosting = readHosting(SITE, { ...readBuildInfo(SITE), delivery });
    const files = siteListener(SITE, hosting.headers);
    const home = homePage(delivery);
    const headers = { ...hosting.headers, 'Content-Type': 'text/html;charset=utf-8' };
    this.server = createServer((request, response) => {
      if (request.url === '/') response.writeHead(200, headers).end(home);
      else files(request, response);
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

function homePage(delivery: DeliveryConfig): string {
  let found = 0;
  const page = readFileSync(`${SITE}/index.html`, 'utf8').replace(
    /(data-island="waitlist-form" data-props=")([^"]*)/g,
    (_all, before: string, props: string) => {
      found += 1;
      const parsed = JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as object;
      const changed = JSON.stringify({ ...parsed, delivery });
      return before + changed.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    },
  );
  if (found !== 1) throw new Error(`The page has ${found} waitlist forms, not one: is the site built?`);
  return page;
}
