interface Benchmark {
  /** Measures, prints, and compares with the goal where there is one. */
  run: (args: string[]) => Promise<boolean>;
}

/** Each measures a stated goal of the site. */
const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  weight: () => import('./weight'),
  build: () => import('./build'),
  content: () => import('./content'),
  early: () => import('./early'),
  waitlist: () => import('./waitlist'),
};

const USAGE = `Usage: npm run bench [-- name]
  weight    compares the weight of each page in dist/ with its budgets (the default)
  build     measures a clean build and one after an edit: --documents 1200
  content   measures the content check on up to 1,000 documents
  early     measures clicks at the first paint on a slow phone
  waitlist  sends 5,000 sign-ups to a receiver that loses answers and is killed`;

/** Ends with 0 when the goal is reached, 1 when it is not, 2 when there is no such benchmark. */
async function main([name = 'weight', ...args]: string[]): Promise<void> {
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
