import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PUBLIC_FOLDER } from '../plugins/shared/public-folder';
import type { DeliverySettings } from './waitlist-settings';

/** The content of build-info.json, which is published with the site. */
export interface BuildInfo {
  /** The address and the way in which the form sends sign-ups, and whether they are confirmed; null when it only simulates. */
  delivery: DeliverySettings | null;
}

/** The path of the file on the site. */
export const BUILD_INFO_PATH = '/build-info.json';

/**
 * Reads build-info.json of the site that was built in the current folder.
 *
 * @throws Error when the site has not been built
 */
export function readBuildInfo(): BuildInfo {
  try {
    return JSON.parse(readFileSync(path.join(PUBLIC_FOLDER, BUILD_INFO_PATH), 'utf8')) as BuildInfo;
  } catch {
    throw new Error(`There is no build-info.json in ${PUBLIC_FOLDER}/: build the site first.`);
  }
}
