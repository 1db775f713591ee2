import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { checkAll, checkContent } from './check-content';
import { checkRelease } from '../legal-record/compare-records';
import { showsDrafts } from '../legal-record/legal-version';
import { formatFinding, type Finding } from '../parse/finding';
import { siteUrl } from '../site-facts';

const CONTENT = path.resolve('content');

const isError = ({ severity }: Finding) => severity === 'error';

/**
 * Stops Gatsby when SITE_URL is not a valid public address, and `gatsby build` when the content has errors. A preview
 * shows a legal text that is not recorded as a draft.
 *
 * @returns the documents, the facts and the legal record as they were checked; undefined in `gatsby develop`
 */
export async function stopOnErrors({ reporter }: ParentSpanPluginArgs) {
  const address = process.env['SITE_URL'];
  const [problem] = (address && siteUrl.safeParse(address).error?.issues) || [];
  if (problem) reporter.panic(`The environment variable SITE_URL ${problem.message}; found ${address}`);
  // In `gatsby develop`, showBadContent shows the errors and the site keeps running.
  if (process.env.NODE_ENV === 'development') return undefined;
  const checked = await checkAll(CONTENT);
  const findings = [...checkRelease(checked.record, checked.facts), ...checked.findings];
  const errors = findings.filter(
    (finding) => isError(finding) && !(finding.rule === 'record-missing' && showsDrafts()),
  );
  if (errors.length > 0) {
    reporter.panic(
      `${errors.length === 1 ? 'One thing' : `${errors.length} things`} in content/ must be fixed before the site can be built.\n\n${errors.map(formatFinding).join('\n')}`,
    );
  }
  return checked;
}

const CHANGED = path.resolve('.cache/content-changed');
/** Lets webpack see a change of content. For createPages, which Gatsby calls when the nodes of a change are made. */
export const noteChange = (): void => writeFileSync(CHANGED, String(Date.now()));

/**
 * In `gatsby develop`, shows errors of the content over the page until they are fixed, but no unrecorded draft. Were
 * webpack to watch content/ itself, Gatsby could run the queries while the nodes are made, and leave the change out.
 */
export function showBadContent({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'develop') return;
  const apply = ({ hooks, webpack }: Compiler) =>
    hooks.make.tapPromise('ContentErrors', async (compilation) => {
      compilation.fileDependencies.add(CHANGED);
      const { findings } = await checkContent(CONTENT);
      for (const finding of findings.filter(isError)) {
        compilation.errors.push(new webpack.WebpackError(formatFinding(finding)));
      }
    });
  actions.setWebpackConfig({ plugins: [{ apply }] });
}
