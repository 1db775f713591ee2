import { measureBuild } from './build';
import { measureContent } from './content';

/** Each measures a stated goal of the site, prints the result, and returns whether the goal is reached. */
const BENCHMARKS: Readonly<Record<string, (args: string[]) => boolean>> = {
  build: measureBuild,
  content: measureContent,
};

const USAGE = `Usage: npm run bench -- name
  build     measures a clean build and one after an edit: --documents 1200
  content   measures the content check, with 1,000 versions and 1,000 documents too`;

const [name = '', ...args] = process.argv.slice(2);
const measure = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
if (!measure) {
  console.error(`There is no benchmark "${name}".\n${USAGE}`);
  process.exitCode = 2;
} else {
  try {
    if (!measure(args)) process.exitCode = 1;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
