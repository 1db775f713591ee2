import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { CONTENT_FOLDER } from '../../mdx-content';
import { formatFinding, isError } from '../../shared/text/finding';
import { checkFolder } from '../check/check-folder';
import type { ContentCheckOptions } from '../options';

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
      compilation.contextDependencies.add(path.resolve(CONTENT_FOLDER));
      const { findings } = await checkFolder(CONTENT_FOLDER, options);
      for (const finding of findings.filter(isError)) {
        compilation.errors.push(new webpack.WebpackError(formatFinding(finding)));
      }
    });
  actions.setWebpackConfig({ plugins: [{ apply }] });
}
