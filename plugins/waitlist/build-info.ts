import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DeliveryConfig } from './delivery-config';

/** The content of build-info.json, which is published with the site. */
export interface BuildInfo {
  /** Where sign-ups go, as the page has it too; null when the form only simulates. */
  delivery: DeliveryConfig | null;
}

/** The path of the file on the site. */
export const BUILD_INFO_PATH = '/build-info.json';

/**
 * Reads build-info.json of a built site.
 *
 * @param folder the built site, such as `public`
 * @throws Error when the site has not been built
 */
export function readBuildInfo(folder: string): BuildInfo {
  try {
    return JSON.parse(readFileSync(path.join(folder, BUILD_INFO_PATH), 'utf8')) as BuildInfo;
  } catch {
    throw new Error(`There is no build-info.json in ${folder}/: build the site first.`);
  }
}
