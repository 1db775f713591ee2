import { test } from '@playwright/test';
import { ProjectCopy } from './project-copy';
import { expect } from './page';

test('a render error fails the build and names the page', async () => {
  test.setTimeout(180_000);
  const copy = new ProjectCopy();
  try {
    copy.edit(
      'src/legal/LegalSection.tsx',
      'const documents = data',
      "throw new Error('Made for the test');\n  const documents = data",
    );
    expect(await copy.gatsby('build')).toBe(1);
    expect(copy.output).toContain('Made for the test');
    expect(copy.output).toContain('failed for path "/legal"');
  } finally {
    copy.remove();
  }
});
