import { SITE_FACTS_FILE } from '../../mdx-content';
import { FILE_START, type CreateReport, type Report } from '../../shared/text/finding';
import type { YamlReading } from '../parse/read-yaml';
import { fieldBlockOf } from '../text/visible-text';
import type { Site } from './rule';
import { checkSpellingOfFacts } from './site-facts';
import { checkWordings } from './wordings';

/**
 * Checks the wordings of content/site.yaml, the spelling of the facts in it, and what the site itself
 * demands of the facts.
 *
 * @param report reports in site.yaml
 * @param reportInProject makes the Report of a file, given its path below the project's root
 */
export function checkSiteYaml(
  { texts: fields, placeOf }: YamlReading<unknown>,
  site: Site,
  report: Report,
  reportInProject: CreateReport,
): void {
  const { facts, options } = site;
  const { model } = options;
  // The field that defines a spelling can't break it.
  const definitions = Object.values(model.components).flatMap((component) =>
    'fact' in component && component.hasOneSpelling ? component.fact : [],
  );
  const blocks = fields
    .filter(({ path: [field] }) => !definitions.includes(String(field)))
    .map((text) => fieldBlockOf(text, model.factsSchema));
  // Facts appear in different places, so each counts as a paragraph. The fields of a document count as one.
  const texts = { file: SITE_FACTS_FILE, editorialFields: {}, placeOf, bodyBlocks: blocks, fieldBlocks: [] };
  checkWordings(texts, site, report);
  checkSpellingOfFacts(blocks, facts, model, report);
  for (const factProblem of options.checkFacts?.(facts) ?? []) {
    if ('field' in factProblem) {
      const { field, ...problem } = factProblem;
      report(placeOf([field]), problem);
    } else {
      const { file, ...problem } = factProblem;
      reportInProject(file)(FILE_START, problem);
    }
  }
}
