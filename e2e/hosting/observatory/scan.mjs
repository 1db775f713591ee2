// node scan.mjs <http port> <https port>: marks the site on localhost as Mozilla's Observatory does, and writes the
// marks as JSON. Its own command knows no ports, so its parts are put together here.
import { existsSync, writeFileSync } from 'node:fs';

const observatory = new URL('node_modules/@mdn/mdn-http-observatory/', import.meta.url);
const load = (file) => import(new URL(`src/${file}.js`, observatory));

// What it fetches when it is installed: the sites whose HTTPS browsers know of. This computer is none of them.
const preloaded = new URL('conf/hsts-preload.json', observatory);
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const [httpPort, httpsPort] = process.argv.slice(2);
const { retrieve } = await load('retriever/retriever');
const { ALL_TESTS, ALGORITHM_VERSION } = await load('constants');
const { getGradeForScore, getScoreModifier } = await load('grader/grader');

const requests = await retrieve('localhost', { httpPort, httpsPort });
const tests = ALL_TESTS.map((test) => {
  const { result, pass, constructor } = test(requests);
  return { name: constructor.name, result, pass, points: getScoreModifier(result) };
});
const score = tests.reduce((sum, { points }) => sum + points, 100);
const { grade } = getGradeForScore(score);
console.log(JSON.stringify({ algorithm: ALGORITHM_VERSION, grade, score, tests }));
