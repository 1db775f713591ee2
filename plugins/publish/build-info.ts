import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DeliveryConfig } from '../../src/shared/delivery-config';

/** Public facts of a build, published with the site. */
export interface BuildInfo {
  waitlist: 'simulated' | 'configured';
  /** Only when configured; the page holds the same. */
  delivery?: DeliveryConfig;
  /** Only when the operator has opted in to browsers' HSTS preload lists (hstspreload.org), which is hard to undo. */
  hstsPreload?: true;
}

export const BUILD_INFO_PATH = '/build-info.json';

/** @returns the text of build-info.json */
export function buildInfo(delivery: DeliveryConfig | null, hstsPreload = false): string {
  const info: BuildInfo = {
    ...(delivery ? { waitlist: 'configured', delivery } : { waitlist: 'simulated' }),
    ...(hstsPreload && { hstsPreload }),
  };
  return `${JSON.stringify(info, null, 2)}\n`;
}

/**
 * Reads build-info.json of a built site.
 *
 * @throws Error when the site has not been built
 */
export function readBuildInfo(folder: string): BuildInfo {
  try {
    return JSON.parse(readFileSync(path.join(folder, BUILD_INFO_PATH), 'utf8')) as BuildInfo;
  } catch {
    throw new Error(`There is no build-info.json in ${folder}/: build the site first, with npm run build.`);
  }
}
