import * as z from 'zod';
import { date, defineContentModel, text } from '../../mdx-content';
import type { EditableModel } from '../config/editable-model';
import { mapOf } from '../fixtures/map-of';
import { SOURCE } from '../format/entry-formats';
import type { Entry, ImmutableMap } from './decap';
import type { FormExtension } from './form-extension';
import { Forms } from './forms';

const POLICY = `required: []
forbidden:
  - { id: guarantee, reason: Nothing is guaranteed, suggestion: Say what is known., wordings: [guarantee*] }
`;

const MODEL: EditableModel = defineContentModel({
  kinds: [
    {
      type: 'Recipe',
      title: 'Recipe',
      formGroup: { title: 'Recipes' },
      folder: 'recipes',
      headingLevel: 2 as const,
      uniqueFields: ['order'],
      frontMatter: z.strictObject({ title: text, order: z.int() }),
    },
  ],
  unpublishedFields: { reviewBy: date.optional() },
  factsSchema: z.strictObject({ brand: text }),
});

const SOUP = 'recipes/soup.mdx';
const CONTENT = {
  'site.yaml': 'brand: Sample\n',
  'policy.yaml': POLICY,
  [SOUP]: '---\ntitle: Soup\norder: 1\n---\n\nCook it.\n',
};

const SITE = {
  model: MODEL,
  factsGroup: { title: 'Facts of the site' },
  checkOptions: ({ today }: { today: string }) => ({ model: MODEL, pages: [], today }),
  styles: '',
};

const formsWith = (...extensions: FormExtension[]) =>
  new Forms(
    SITE,
    {
      backendConfig: { backend: { name: 'proxy' } },
      content: CONTENT,
      staticFiles: [],
      today: '2026-01-15',
    },
    () => [],
    extensions,
  );

/** What Decap hands over for a file that it has loaded, with some values changed in the form. */
const loaded = (changes: Record<string, unknown> = {}): Entry =>
  mapOf({
    collection: 'recipes',
    path: `content/${SOUP}`,
    slug: 'soup',
    data: mapOf({ title: 'Soup', order: 1, body: 'Cook it.', [SOURCE]: CONTENT[SOUP], ...changes }),
  });

/** What Decap hands over for a new entry, which has no path. It has a slug only after it was saved. */
const created = (values: Record<string, unknown>, slug?: string): Entry =>
  mapOf({ collection: 'recipes', path: '', slug, data: mapOf(values) });

it('lets a form without a mistake be saved', () => {
  const { data } = loaded({ title: 'Hot soup' }).toJS() as { data: ImmutableMap };
  expect(
    formsWith()
      .beforeSave(loaded({ title: 'Hot soup' }))
      .toJS(),
  ).toEqual(data.toJS());
});

it('refuses to save a form with a mistake, and says which one', () => {
  expect(() => formsWith().beforeSave(loaded({ body: 'It is guaranteed.' }))).toThrow(
    /^In the text, "It is guaranteed\.": [^.]*Nothing is guaranteed[^.]*\.$/,
  );
});

it('says how many other mistakes a form has', () => {
  const entry = loaded({ order: 'two', body: 'It is guaranteed.\n\nWe guarantee it.' });
  expect(() => formsWith().beforeSave(entry)).toThrow(
    /^"order": .*\. And 2 more: see the box beside the form\.$/,
  );
});

it('checks and saves what the extensions of the site make of a form', () => {
  const extension: FormExtension = {
    fieldsFor: () => [],
    apply: (file, values) => values.delete('takeBack').merge({ title: `Text of ${file}` }),
  };
  // No file may have the additional field, so the check would refuse the form as it is.
  const entry = loaded({ takeBack: true });
  expect(() => formsWith().beforeSave(entry)).toThrow('takeBack');
  const saved = formsWith(extension).beforeSave(entry).toJS();
  expect(saved).toMatchObject({ title: `Text of ${SOUP}` });
  expect(saved).not.toHaveProperty('takeBack');
});

it('compares other texts with a new entry that was saved, once Decap has named its file', () => {
  const forms = formsWith();
  const stew = { title: 'Stew', order: 2, body: 'Stir it.' };
  forms.afterSave(created(stew));
  expect(forms.preview(created(stew, 'stew')).findings).toEqual([]);
  expect(() => forms.beforeSave(loaded({ order: 2 }))).toThrow(
    'In "Stew", "order": "Soup" has the same value.',
  );
});

it('compares other texts with the saved text of an entry', () => {
  const forms = formsWith();
  forms.afterSave(loaded({ order: 2 }));
  expect(() => forms.beforeSave(created({ title: 'Stew', order: 2, body: 'Stir it.' }))).toThrow(
    'In "Soup", "order": "recipes/new-entry.mdx" has the same value.',
  );
});
