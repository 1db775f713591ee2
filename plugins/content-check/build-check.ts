import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { formatFinding, type Finding } from '../mdx-content';
import { checkAll, checkContent } from './check-content';
import type { ContentCheckOptions } from './options';

/** Gatsby runs in the project's folder. */
const CONTENT = 'content';

const isError = ({ severity }: Finding) => severity === 'error';

const listOf = (findings: readonly Finding[]) => findings.map(formatFinding).join('\n');

/**
 * Stops `gatsby build` when the content check has errors; otherwise prints its warnings. A preview shows a legal text that
 * is not recorded as a draft. In `gatsby develop`, showErrorsOverPage shows the errors and the site keeps running.
 */
export async function stopOnErrors(
  { reporter }: Pick<ParentSpanPluginArgs, 'reporter'>,
  options: ContentCheckOptions,
): Promise<void> {
  if (process.env.NODE_ENV === 'development') return;
  const { findings } = await checkAll(CONTENT, options);
  const isAccepted = ({ rule }: Finding) => rule === 'record-missing' && options.showsDrafts;
  const errors = findings.filter((finding) => isError(finding) && !isAccepted(finding));
  if (errors.length === 0) {
    const warnings = findings.filter(({ severity }) => severity === 'warning');
    if (warnings.length > 0) reporter.warn(`The content check warns:\n\n${listOf(warnings)}`);
    return;
  }
  const count = errors.length === 1 ? 'One thing' : `${errors.length} things`;
  reporter.panic(`${count} must be fixed before the site can be built.\n\n${listOf(errors)}`);
}

/** webpack watches this file, and checks the content again when it changes. */
const RELOAD_TRIGGER = path.resolve('.cache/content-changed');

/**
 * Lets webpack check the content again. To be called when Gatsby has made the nodes of a change: were webpack to watch
 * content/ itself, Gatsby could run the queries while it makes the nodes, and leave the change out.
 */
export const touchReloadTrigger = (): void => writeFileSync(RELOAD_TRIGGER, String(Date.now()));

/** In `gatsby develop`, shows errors of the content over the page until they are fixed. Drafts are no errors there. */
export function showErrorsOverPage(
  { actions, stage }: CreateWebpackConfigArgs,
  options: ContentCheckOptions,
): void {
  if (stage !== 'develop') return;
  const apply = ({ hooks, webpack }: Compiler) =>
    hooks.make.tapPromise('ContentErrors', async (compilation) => {
      compilation.fileDependencies.add(RELOAD_TRIGGER);
      const { findings } = await checkContent(CONTENT, options);
      for (const finding of findings.filter(isError)) {
        compilation.errors.push(new webpack.WebpackError(formatFinding(finding)));
      }
    });
  actions.setWebpackConfig({ plugins: [{ apply }] });
}
