import { SITE_FACTS_FILE, type Facts } from '../../mdx-content';
import type { Report } from '../../shared/text/finding';
import type { CheckableModel } from '../checkable-model';
import type { ContentCheckOptions } from '../options';
import { readText } from '../parse/read-text';
import { readYaml, type YamlReading } from '../parse/read-yaml';
import { POLICY_FILE, policySchema, type Policy } from '../policy';
import { requiredFiles } from '../rules/required-files';
import type { CheckSteps } from './check-steps';

export interface ContentFiles {
  /**
   * The texts of the files in content/ by their paths below it; undefined for a file that isn't text, or was
   * not read because it isn't checked.
   */
  content: Readonly<Record<string, string | undefined>>;
  /** The files in static/, each with a leading slash. */
  staticFiles: readonly string[];
}

/** Matches what isn't content: guides and word lists beside the folders, and hidden files. */
const UNCHECKED_FILES = /^[^/]+\.(?:md|txt)$|(^|\/)\./;

/** @param file path below `content/` */
export const isChecked = (
  file: string,
  { uncheckedFolders = [] }: Pick<ContentCheckOptions, 'uncheckedFolders'>,
): boolean => !UNCHECKED_FILES.test(file) && !uncheckedFolders.some((folder) => file.startsWith(folder));

/** @returns the normalized texts by file; undefined for a file that can't be read, which is reported */
export function readTexts(
  content: ContentFiles['content'],
  options: ContentCheckOptions,
  steps: CheckSteps,
): ReadonlyMap<string, string | undefined> {
  const texts = new Map<string, string | undefined>();
  const files = Object.keys(content).filter((file) => isChecked(file, options));
  for (const file of files.sort()) {
    const source = content[file];
    const read = (report: Report) => (source === undefined ? undefined : readText(source, report));
    texts.set(file, steps.runStep('text', file, [source], read));
  }
  return texts;
}

/** @returns undefined when site.yaml is missing or can't be parsed */
export function readSiteYaml(
  yaml: string | undefined,
  model: CheckableModel,
  steps: CheckSteps,
): YamlReading<Facts> | undefined {
  if (yaml === undefined) return undefined;
  return steps.runStep('fields', SITE_FACTS_FILE, [yaml, model], (report) =>
    readYaml(yaml, model.factsSchema, report),
  );
}

/** @returns undefined when policy.yaml is missing or has a mistake */
export function readPolicy(
  yaml: string | undefined,
  files: readonly string[],
  model: CheckableModel,
  steps: CheckSteps,
): Policy | undefined {
  if (yaml === undefined) return undefined;
  // The policy may also name a required file that is missing, which is reported as such.
  const nameable = [...files, ...requiredFiles(model)];
  const reading = steps.runStep('fields', POLICY_FILE, [yaml, nameable.join('\n')], (report) =>
    readYaml(yaml, policySchema(nameable), report),
  );
  return reading?.value;
}
