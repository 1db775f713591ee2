import { readdirSync } from 'node:fs';
import { routeAt } from './routes';

const PATHS: Record<string, string> = { index: '/', 404: '/404.html' };

it('finds a route for each file of src/pages', () => {
  for (const file of readdirSync('src/pages')) {
    const name = file.replace(/\.tsx$/, '');
    const path = PATHS[name] ?? `/${name}`;
    expect([file, routeAt(path)]).toEqual([file, expect.any(String)]);
  }
});

it.each([
  ['/', 'home'],
  ['/legal', 'legal'],
  ['/legal/', 'legal'],
  ['/legal/history', 'history'],
  ['/legal/history/', 'history'],
  ['/Legal', undefined],
  ['/legal/terms', undefined],
])('finds the page at %s: %s', (path, name) => {
  expect(routeAt(path)).toBe(name);
});
