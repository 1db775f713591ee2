import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ISLAND_ATTRIBUTE, PROPS_ATTRIBUTE } from '../../../plugins/islands/dom-names';
import { writeHostFiles } from '../../../plugins/publish';
import { hostOptions } from '../../../config/plugin-options/publish-options';
import type { DeliveryConfig } from '../../../src/shared/delivery-config';
import { createSiteServer } from '../site-server';
import { SITE } from '../test-site';

/**
 * A copy of the built site whose form and Content-Security-Policy have another receiver, so that one build
 * serves all tests.
 */
export class Site {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  private readonly server: Server;

  constructor(delivery: DeliveryConfig) {
    cpSync(SITE, this.folder, { recursive: true });
    for (const copy of ['index.html.br', 'index.html.gz']) rmSync(path.join(this.folder, copy));
    writeFileSync(path.join(this.folder, 'index.html'), homePage(delivery));
    writeHostFiles(this.folder, hostOptions({ delivery, allowsHstsPreload: false }));
    this.server = createSiteServer(this.folder);
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
    rmSync(this.folder, { recursive: true });
  }
}

function homePage(delivery: DeliveryConfig): string {
  let found = 0;
  const page = readFileSync(`${SITE}/index.html`, 'utf8').replace(
    new RegExp(`(${ISLAND_ATTRIBUTE}="waitlist-form" ${PROPS_ATTRIBUTE}=")([^"]*)`, 'g'),
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
