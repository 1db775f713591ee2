import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { checkAll } from '../plugins/content-check';
import { formatFinding } from '../plugins/mdx-content';
import { contentCheckOptions } from '../src/content-model';
import { siteDate } from '../src/shared/site-date';
import { buildEnvironment, copyProject, FIXTURE, RELEASE, SITE, TEST_SITE } from './test-site';

/** Builds the site of the browser tests. */
async function main(): Promise<void> {
  copyProject(TEST_SITE);
  await checkFixture();
  // Also the last release, whose scripts would be kept.
  for (const folder of [RELEASE, SITE]) rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: TEST_SITE,
    env: buildEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0)
    throw new Error('The site of the browser tests could not be built: see the messages above.');
  cpSync(RELEASE, SITE, { recursive: true });
}

/** @throws Error that says what to change when the fixture is not content that the project of today can publish */
async function checkFixture(): Promise<void> {
  const { findings } = await checkAll(`${TEST_SITE}/content`, contentCheckOptions({ today: siteDate() }));
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const sentences = errors.map((finding) =>
    formatFinding({ ...finding, file: finding.file.replace(/^content/, FIXTURE) }),
  );
  throw new Error(
    `${FIXTURE} no longer fits the schemas. Change these files in the way in which content/ was changed:\n${sentences.join('\n')}`,
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
