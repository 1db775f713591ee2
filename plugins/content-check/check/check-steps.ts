import { contentPath } from '../../mdx-content';
import { reportTo, type CreateReport, type Finding, type Report } from '../../shared/text/finding';
import type { Memoize } from './memoize';

/** Runs the steps of one check, and collects their findings. */
export class CheckSteps {
  readonly findings: Finding[] = [];

  constructor(private readonly memoize: Memoize) {}

  /**
   * Runs a step on a file, or uses its result and its findings from an earlier check.
   *
   * @param step the name of the step, such as `rules`
   * @param file path below `content/`
   * @param inputs everything that the result depends on
   */
  runStep<Result>(
    step: string,
    file: string,
    inputs: readonly unknown[],
    make: (report: Report) => Result,
  ): Result {
    const { result, found } = this.memoize(`${step} ${file}`, inputs, () => {
      const newFindings: Finding[] = [];
      return { result: make(reportTo(newFindings, contentPath(file))), found: newFindings };
    });
    this.findings.push(...found);
    return result;
  }

  /**
   * Makes the Report of a file below `content/`, for findings that are never remembered because they also
   * depend on other files.
   */
  readonly reportIn: CreateReport = (file) => reportTo(this.findings, contentPath(file));
}
