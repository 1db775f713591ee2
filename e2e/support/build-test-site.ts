import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { formatFinding } from '../../plugins/shared/text/finding';
import { settingsWithoutVariables } from '../../config/environment/check-settings';
import { checkContentAndRecord } from '../../scripts/support/check-content-and-record';
import { runCommand } from '../../scripts/support/run-command';
import { BUILT_PROJECT, buildEnvironment, copyProject, FIXTURE, SITE_DATE, TEST_PROJECT } from './test-site';

async function main(): Promise<void> {
  copyProject(TEST_PROJECT);
  await checkFixture();
  const { status } = spawnSync('node_modules/.bin/gatsby', ['build'], {
    cwd: TEST_PROJECT,
    env: buildEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    throw new Error('The site of the browser tests could not be built: see the messages above.');
  }
  rmSync(BUILT_PROJECT, { recursive: true, force: true });
  cpSync(TEST_PROJECT, BUILT_PROJECT, { recursive: true });
}

/**
 * @throws Error that says what to change when the fixture isn't content that the project of today can
 *   publish
 */
async function checkFixture(): Promise<void> {
  const { findings } = await checkContentAndRecord(
    `${TEST_PROJECT}/content`,
    settingsWithoutVariables(SITE_DATE),
  );
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const sentences = errors.map((finding) =>
    formatFinding({ ...finding, file: finding.file.replace(/^content/, FIXTURE) }),
  );
  throw new Error(
    `${FIXTURE} no longer fits the schemas. Change these files in the way in which content/ was changed:\n${sentences.join('\n')}`,
  );
}

void runCommand(main);
