import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DeliveryConfig } from '../../src/shared/delivery-config';

/** Public facts of a build, published with the site. */
export interface BuildInfo {
  waitlist: 'simulated' | 'configured';
  /** Only when configured; the page holds the same. */
  delivery?: DeliveryConfig;
  /** Only when the operator has opted in to HSTS preloading. */
  hstsPreload?: true;
}

const FILE = 'build-info.json';

/** Writes build-info.json into the built site. */
export function writeBuildInfo(folder: string, delivery: DeliveryConfig | null, hstsPreload = false): void {
  const info: BuildInfo = {
    ...(delivery ? { waitlist: 'configured', delivery } : { waitlist: 'simulated' }),
    ...(hstsPreload && { hstsPreload }),
  };
  writeFileSync(path.join(folder, FILE), `${JSON.stringify(info, null, 2)}\n`);
}

/**
 * Reads build-info.json of a built site.
 *
 * @throws Error when the site has not been built
 */
export function readBuildInfo(folder: string): BuildInfo {
  try {
    return JSON.parse(readFileSync(path.join(folder, FILE), 'utf8')) as BuildInfo;
  } catch {
    throw new Error(`There is no ${FILE} in ${folder}/: build the site first, with npm run build.`);
  }
}
