import { readFileSync } from 'node:fs';
import { VERCEL_JSON } from '../../scripts/write-vercel-json';

it('vercel.json has the headers of plugins/publish', () => {
  const isCurrent = readFileSync('vercel.json', 'utf8') === VERCEL_JSON;
  // expect() would print the difference of two long texts, which doesn't say what to do.
  if (!isCurrent) throw new Error('vercel.json is out of date: run npm run write:vercel-json');
});
