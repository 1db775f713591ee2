import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { CONTENT_FOLDER } from '../../mdx-content';
import { formatFinding, isError } from '../../shared/finding';
import { checkFolder } from '../check/check-folder';
import type { ContentCheckOptions } from '../options';

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
 * out the additional checks of a build.
 */
export function showErrorsOverPage(
  { actions, stage }: CreateWebpackConfigArgs,
  options: ContentCheckOptions,
): void {
  if (stage !== 'develop') return;
  const apply = ({ hooks, webpack }: Compiler) =>
    hooks.make.tapPromise('ContentErrors', async (compilation) => {
      compilation.fileDependencies.add(RELOAD_TRIGGER);
      const { findings } = await checkFolder(CONTENT_FOLDER, options);
      for (const finding of findings.filter(isError)) {
        compilation.errors.push(new webpack.WebpackError(formatFinding(finding)));
      }
    });
  actions.setWebpackConfig({ plugins: [{ apply }] });
}
