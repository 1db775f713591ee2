import { existsSync, readFileSync } from 'node:fs';
import { readYaml } from '../../plugins/content-check';
import { contentPath, normalizeText, SITE_FACTS_FILE } from '../../plugins/mdx-content';
import { siteFactsSchema, type SiteFacts } from '../content-model/site-facts';
import type { BuildSettings } from './build-settings';

/**
 * The facts of the site in a build. They are undefined when content/site.yaml is missing or has a mistake,
 * which the content check reports.
 */
export type SiteFactsIfValid = SiteFacts | undefined;

/** Reads content/site.yaml. */
export function readSiteFacts(build: Pick<BuildSettings, 'factOverrides'>): SiteFactsIfValid {
  const file = contentPath(SITE_FACTS_FILE);
  if (!existsSync(file)) return undefined;
  const fields = readYaml(normalizeText(readFileSync(file, 'utf8')), siteFactsSchema, () => undefined);
  return fields?.value && { ...fields.value, ...build.factOverrides };
}
