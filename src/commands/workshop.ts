import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { siteFiles } from '../publish/hosting/site-files';
import { mirror } from './mirror';
import { PROJECT_FILES } from './project-files';

/** What Gatsby is told about the site. */
const SETTINGS = ['gatsby-config', 'gatsby-node'];

/** What runs Gatsby. */
const RUNNER = 'gatsby-build';

/** Gatsby parses all it finds in src/ in search of queries: there are none in here. */
const WITHOUT_QUERIES = /\.test\.tsx?$|^src\/(?:commands|content-model|page-weight|site-check|spelling)$/;

/**
 * Makes a folder in which Gatsby can build the site: a copy of what it is made from, with the settings
 * as they were compiled. Since Gatsby compares these files, its caches start anew whenever code behind
 * the settings changes.
 *
 * @param folder may be one that was made before; what Gatsby has left in it stays
 * @param programs the folder with the compiled settings (build.mjs)
 */
export function prepareWorkshop(folder: string, programs: string): void {
  mkdirSync(folder, { recursive: true });
  forgetStaticFiles(folder);
  for (const input of PROJECT_FILES) {
    if (SETTINGS.includes(path.parse(input).name)) continue;
    mirror(
      input,
      path.join(folder, input),
      (source) => !WITHOUT_QUERIES.test(source.split(path.sep).join('/')),
    );
  }
  for (const name of [...SETTINGS, RUNNER]) {
    mirror(path.join(programs, `${name}.js`), path.join(folder, `${name}.js`));
  }
  const packages = path.join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages, 'junction');
}

/** Gatsby publishes what is in static/, and never takes away again what is no longer there. */
function forgetStaticFiles(folder: string): void {
  const copies = path.join(folder, 'static');
  if (!existsSync(copies)) return;
  for (const file of siteFiles(copies)) {
    if (!existsSync(path.join('static', file))) rmSync(path.join(folder, 'public', file), { force: true });
  }
}
