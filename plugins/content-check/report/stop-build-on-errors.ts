import type { Reporter } from 'gatsby';
import { CONTENT_FOLDER } from '../../mdx-content';
import { isDevelop } from '../../shared/gatsby/is-develop';
import { formatFinding, isError, type Finding } from '../../shared/text/finding';
import { checkFolder } from '../check/check-folder';
import { sortFindings } from '../check/sort-and-limit-findings';
import type { ContentCheckOptions } from '../options';

const isWarning = ({ severity }: Finding) => severity === 'warning';

const listOf = (findings: readonly Finding[]) => findings.map(formatFinding).join('\n');

/**
 * Stops `gatsby build` when the content check or an additional check has errors, and prints their
 * warnings when there are none. `gatsby develop` is never stopped; there, showErrorsOverPage shows the
 * errors of the content check.
 */
export async function stopBuildOnErrors(
  { reporter }: { reporter: Pick<Reporter, 'panic' | 'warn'> },
  options: ContentCheckOptions,
): Promise<void> {
  if (isDevelop()) return;
  const content = await checkFolder(CONTENT_FOLDER, options);
  const { additionalChecks = [] } = options;
  const additionalFindings = additionalChecks.flatMap((check) => check(CONTENT_FOLDER, content));
  const findings = sortFindings([...content.findings, ...additionalFindings]);
  const errors = findings.filter(isError);
  if (errors.length > 0) {
    const count = errors.length === 1 ? 'One thing' : `${errors.length} things`;
    reporter.panic(`${count} must be fixed before the site can be built.\n\n${listOf(errors)}`);
    return;
  }
  const warnings = findings.filter(isWarning);
  if (warnings.length > 0) reporter.warn(`The content check warns:\n\n${listOf(warnings)}`);
}
