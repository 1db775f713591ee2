import { expect } from '@playwright/test';

declare global {
  interface Window {
    policyViolations?: string[];
  }
}

/** Runs in a page before anything of it does: keeps each violation of its Content-Security-Policy. */
export function watchPolicy(): void {
  const violations: string[] = (window.policyViolations = []);
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
    violations.push(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`);
  });
}

/** Runs in a page: what was kept; undefined when nothing watched. */
export const policyViolations = (): string[] | undefined => window.policyViolations;

/** Does what the policy forbids, in a page that is watched: it is noticed, and does not happen. */
export async function provePolicy(page: {
  evaluate<Result>(run: () => Result): Promise<Result>;
}): Promise<void> {
  await page.evaluate(violatePolicy);
  await expect.poll(() => page.evaluate(policyViolations)).toHaveLength(1);
  expect(await page.evaluate(violateTrustedTypes)).toBe('TypeError');
  await expect
    .poll(() => page.evaluate(policyViolations))
    .toEqual([
      expect.stringMatching(/^style-src-elem inline/),
      expect.stringMatching(/^require-trusted-types-for trusted-types-sink/),
    ]);
}

/** Runs in a page: does what the policy forbids, to see that it is noticed. */
function violatePolicy(): void {
  const style = Object.assign(document.createElement('style'), { textContent: 'p { color: red; }' });
  document.head.appendChild(style);
}

/** Runs in a page: writes HTML from a string, which Trusted Types forbid. */
function violateTrustedTypes(): string {
  try {
    document.body.innerHTML = '<p>Written from a string</p>';
    return 'nothing was thrown';
  } catch (error) {
    return (error as Error).name;
  }
}
