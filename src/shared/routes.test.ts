import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { routeAt } from './routes';

const PATHS: Record<string, string> = { index: '/', 404: '/404.html' };

const PAGE_FILES = readdirSync('src/pages', { encoding: 'utf8', recursive: true }).filter((file) =>
  file.endsWith('.tsx'),
);

it.each(PAGE_FILES)('finds a route for src/pages/%s', (file) => {
  const name = file.replace(/\.tsx$/, '').replaceAll(sep, '/');
  expect(routeAt(PATHS[name] ?? `/${name}`)).toBeDefined();
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
