import { measureBuild } from './build';
import { measureContent } from './content';

/** Each measures a stated goal of the site, and prints the result. */
const BENCHMARKS = new Map([
  ['build', measureBuild],
  ['content', measureContent],
]);

const USAGE = `Usage: npm run bench -- name
  build     measures a clean build and one after an edit: --documents 1200
  content   measures the content check, with 1,000 versions too`;

const [name = '', ...args] = process.argv.slice(2);
const measure = BENCHMARKS.get(name);
try {
  if (!measure) throw new Error(`There is no benchmark "${name}".\n${USAGE}`);
  measure(args);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = measure ? 1 : 2;
}
