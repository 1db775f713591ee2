import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs, Reporter } from 'gatsby';
import type { Compiler } from 'webpack';
import { CONTENT_FOLDER } from '../mdx-content';
import { formatFinding, type Finding } from '../shared/finding';
import { isDevelop } from '../shared/is-develop';
import { checkContent } from './check-content';
import { sortFindings } from './list-findings';
import type { ContentCheckOptions } from './options';

const isError = ({ severity }: Finding) => severity === 'error';
const isWarning = ({ severity }: Finding) => severity === 'warning';

const listOf = (findings: readonly Finding[]) => findings.map(formatFinding).join('\n');

/**
 * Stops `gatsby build` when the content check or a further check has errors, and prints their
 * warnings when there are none. `gatsby develop` is never stopped; there, showErrorsOverPage shows the
 * errors of the content check.
 */
export async function stopBuildOnErrors(
  { reporter }: { reporter: Pick<Reporter, 'panic' | 'warn'> },
  options: ContentCheckOptions,
): Promise<void> {
  if (isDevelop()) return;
  const content = await checkContent(CONTENT_FOLDER, options);
  const { furtherChecks = [] } = options;
  const furtherFindings = furtherChecks.flatMap((check) => check(CONTENT_FOLDER, content));
  const findings = sortFindings([...content.findings, ...furtherFindings]);
  const errors = findings.filter(isError);
  if (errors.length > 0) {
    const count = errors.length === 1 ? 'One thing' : `${errors.length} things`;
    reporter.panic(`${count} must be fixed before the site can be built.\n\n${listOf(errors)}`);
    return;
  }
  const warnings = findings.filter(isWarning);
  if (warnings.length > 0) reporter.warn(`The content check warns:\n\n${listOf(warnings)}`);
}

/** webpack watches this file, and compiles again, which also checks the content, when it changes. */
const RELOAD_TRIGGER = path.resolve('.cache/content-changed');

/**
 * Lets webpack check the content again. Call it once Gatsby has made the nodes of a change. webpack
 * can't watch `content/` itself: it could then compile while Gatsby is still making nodes, and
 * Gatsby would run its queries without the change.
 */
export const touchReloadTrigger = (): void => writeFileSync(RELOAD_TRIGGER, String(Date.now()));

/**
 * In `gatsby develop`, shows the errors of the content over the page until they are fixed. It leaves
 * out the further checks of a build.
 */
export function showErrorsOverPage(
  { actions, stage }: CreateWebpackConfigArgs,
  options: ContentCheckOptions,
): void {
  if (stage !== 'develop') return;
  const apply = ({ hooks, webpack }: Compiler) =>
    hooks.make.tapPromise('ContentErrors', async (compilation) => {
      compilation.fileDependencies.add(RELOAD_TRIGGER);
      const { findings } = await checkContent(CONTENT_FOLDER, options);
      for (const finding of findings.filter(isError)) {
        compilation.errors.push(new webpack.WebpackError(formatFinding(finding)));
      }
    });
  actions.setWebpackConfig({ plugins: [{ apply }] });
}
