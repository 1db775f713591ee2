import * as z from 'zod';
import { fileOfEntry } from './edited-file';

const MODEL = {
  kinds: [
    {
      type: 'Recipe',
      title: 'Recipe',
      formGroup: { title: 'Recipes' },
      folder: 'recipes',
      frontMatter: z.object(),
    },
  ],
};

const entryWith = (values: Record<string, string>) => ({ get: (key: string) => values[key] });

it.each([
  [
    'an existing file',
    { collection: 'recipes', path: 'content/recipes/soup.mdx' },
    'recipes/soup.mdx',
    'Recipe',
  ],
  ['a new file', { collection: 'recipes', path: '' }, 'recipes/new-entry.mdx', 'Recipe'],
  [
    'a new file that was just saved',
    { collection: 'recipes', path: '', slug: 'stew' },
    'recipes/stew.mdx',
    'Recipe',
  ],
  ['the facts of the site', { collection: 'site', path: 'content/site.yaml' }, 'site.yaml', undefined],
])('finds the kind of %s', (_what, values, path, type) => {
  const file = fileOfEntry(entryWith(values), MODEL);
  expect([file.path, file.kind?.type]).toEqual([path, type]);
});
