import path from 'node:path';
import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from 'gatsby';
import type { Compiler } from 'webpack';
import { checkContent } from './check-content';
import { formatFinding, type Finding } from './finding';

const CONTENT = path.resolve('content');

async function findings(severity: Finding['severity']): Promise<Finding[]> {
  const report = await checkContent(CONTENT);
  return report.findings.filter((finding) => finding.severity === severity);
}

/** Stops the build before anything is made of content that has errors. */
export async function stopOnBadContent({ reporter }: ParentSpanPluginArgs): Promise<void> {
  // While somebody writes, the browser says it, and the site goes on.
  if (process.env['gatsby_executing_command'] === 'develop') return;
  const errors = await findings('error');
  if (errors.length === 0) return;
  reporter.panic(
    `${errors.length === 1 ? 'One thing' : `${errors.length} things`} in content/ must be mended before the site can be built.\n\n${errors.map(formatFinding).join('\n')}`,
  );
}

/** In `gatsby develop`, shows the errors of the content over the page until they are mended. */
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
      for (const finding of await findings('error')) {
        compilation.errors.push(new compiler.webpack.WebpackError(formatFinding(finding)));
      }
    });
  }
}
