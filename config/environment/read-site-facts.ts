import { existsSync, readFileSync } from 'node:fs';
import { contentPath, normalizeText, readYaml, SITE_FACTS_FILE } from '../../plugins/mdx-content';
import { siteFactsSchema, type SiteFacts } from '../content-model/site-facts';
import type { BuildSettings } from './build-settings';

/**
 * Reads content/site.yaml.
 *
 * @returns the facts of the site in a build; undefined when the file is missing or has a mistake, which
 *   the content check reports
 */
export function readSiteFacts(build: Pick<BuildSettings, 'factOverrides'>): SiteFacts | undefined {
  const file = contentPath(SITE_FACTS_FILE);
  if (!existsSync(file)) return undefined;
  const fields = readYaml(normalizeText(readFileSync(file, 'utf8')), siteFactsSchema, () => undefined);
  return fields?.value && { ...fields.value, ...build.factOverrides };
}
