import { existsSync, readFileSync } from 'node:fs';
import { contentPath, normalizeText, parseFacts, SITE_FACTS_FILE } from '../../plugins/mdx-content';
import { siteFactsSchema, type SiteFacts } from '../content-model/site-facts';
import type { BuildSettings } from './build-settings';

/**
 * Reads content/site.yaml, for code that has no nodes: gatsby-config.ts, and scripts.
 *
 * @returns the facts of the site in a build. When the file is missing or has a mistake, which the content
 *   check reports, they are only those that a variable sets.
 */
export function readSiteFacts({ factOverrides }: Pick<BuildSettings, 'factOverrides'>): Partial<SiteFacts> {
  return { ...readFactsOfFile(), ...factOverrides };
}

function readFactsOfFile(): Partial<SiteFacts> {
  const file = contentPath(SITE_FACTS_FILE);
  if (!existsSync(file)) return {};
  const yaml = normalizeText(readFileSync(file, 'utf8'));
  try {
    return parseFacts(yaml, siteFactsSchema);
  } catch {
    // Gatsby goes on without any plugin when gatsby-config.ts throws, so nobody would see the content check.
    return {};
  }
}
