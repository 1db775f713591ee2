import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DeliveryConfig } from './delivery-config';

/** Public facts of a build, published with the site. */
export interface BuildInfo {
  /** Null when the form only simulates; the page holds the same. */
  delivery: DeliveryConfig | null;
}

export const BUILD_INFO_PATH = '/build-info.json';

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
