import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isObservatoryInstalled, OBSERVATORY } from './install-observatory';
import { missing, NGINX, programPath } from '../../tests/programs/programs';
import { SITE } from '../test-site';
import { Nginx } from './nginx';

interface Marks {
  algorithm: number;
  grade: string;
  score: number;
  tests: { name: string; result: string; pass: boolean; points: number }[];
}

/**
 * Every point that algorithm 4 gives to a site without cookies. Its others cannot be had here: 5 for a domain that is
 * in browsers' HSTS lists, 5 for cookies that are set well, and 5 for integrity attributes on script tags, of which
 * the pages have none that runs. Its highest score of all is 145.
 */
const POINTS = {
  'content-security-policy': 10,
  'referrer-policy': 5,
  'x-frame-options': 5,
  'cross-origin-resource-policy': 10,
};

test.describe('Mozilla’s Observatory', () => {
  test.skip(!programPath(NGINX), missing(NGINX));
  test.skip(!isObservatoryInstalled(), `Run npm ci --ignore-scripts in ${OBSERVATORY}.`);

  const nginx = new Nginx();
  test.beforeAll(() => nginx.start(SITE));
  test.afterAll(() => nginx.stop());

  test('gives A+ with 130 points of 145, and no test of it fails', () => {
    const scan = path.join(OBSERVATORY, 'scan.mjs');
    const output = execFileSync(process.execPath, [scan, String(nginx.httpPort), String(nginx.httpsPort)], {
      encoding: 'utf8',
      env: { ...process.env, NODE_EXTRA_CA_CERTS: nginx.certificate },
      // jsdom complains there of styles that it does not know.
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const marks = JSON.parse(output) as Marks;
    expect(marks).toMatchObject({ algorithm: 4, grade: 'A+', score: 130 });
    expect(marks.tests).toHaveLength(10);
    expect(marks.tests.filter(({ pass }) => !pass)).toEqual([]);
    const given = marks.tests.filter(({ points }) => points !== 0).map(({ name, points }) => [name, points]);
    expect(Object.fromEntries(given)).toEqual(POINTS);
  });
});
