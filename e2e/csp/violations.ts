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
