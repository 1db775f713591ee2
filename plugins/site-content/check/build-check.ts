import path from 'node:path';
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { checkAll } from './check-all';
import { checkContent } from './check-content';
import { formatFinding, type Finding } from '../parse/finding';
import { problemOfSiteUrl } from '../site-url';

const CONTENT = path.resolve('content');

const isError = ({ severity }: Finding) => severity === 'error';

/** Stops before anything is made for a public address that is none. */
export function stopOnBadSiteUrl({ reporter }: ParentSpanPluginArgs): void {
  const address = process.env['SITE_URL'];
  const problem = address && problemOfSiteUrl(address);
  if (!problem) return;
  reporter.error(`The environment variable SITE_URL ${problem}; found ${address}`);
  process.exit(1);
}

/** Stops the build before anything is made of content that has errors. */
export async function stopOnBadContent({ reporter }: ParentSpanPluginArgs): Promise<void> {
  // While somebody writes, the browser says it, and the site goes on.
  if (process.env['gatsby_executing_command'] === 'develop') return;
  const errors = (await checkAll(CONTENT)).findings.filter(isError);
  if (errors.length === 0) return;
  reporter.error(
    `${errors.length === 1 ? 'One thing' : `${errors.length} things`} in content/ must be fixed before the site can be built.\n\n${errors.map(formatFinding).join('\n')}`,
  );
  process.exit(1);
}

/**
 * In `gatsby develop`, shows the errors of the content over the page until they are mended. That a
 * legal text is not recorded yet is none while somebody is writing it.
 */
export function showBadContent({ actions, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'develop') return;
  actions.setWebpackConfig({ plugins: [new ContentErrors()] });
}

/** Reports bad content as webpack reports bad code: in the terminal and over the page. */
class ContentErrors {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContentErrors', (compilation) => {
      compilation.contextDependencies.add(CONTENT);
    });
    compiler.hooks.make.tapPromise('ContentErrors', async (compilation) => {
      const { findings } = await checkContent(CONTENT);
      for (const finding of findings.filter(isError)) {
        compilation.errors.push(new compiler.webpack.WebpackError(formatFinding(finding)));
      }
    });
  }
}
