interface Benchmark {
  /** Measures, prints, and compares with the goal where there is one. */
  run: (args: string[]) => Promise<boolean>;
}

/** Each measures a stated goal of the site. */
const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  build: () => import('./build'),
  content: () => import('./content'),
};

const USAGE = `Usage: npm run bench -- name
  build     measures a clean build and one after an edit: --documents 1200
  content   measures the content check on up to 1,000 documents`;

/** Ends with 0 when the goal is reached, 1 when it is not, 2 when there is no such benchmark. */
async function main([name = '', ...args]: string[]): Promise<void> {
  const load = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
  if (!load) {
    console.error(`There is no benchmark "${name}".\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const { run } = await load();
  if (!(await run(args))) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
