import { rememberedHtml, type Cache } from './version-html';

const version = {
  document: 'terms',
  title: 'Terms',
  summary: 'All of it.',
  body: 'This costs nothing.',
  facts: {},
};
const later = { ...version, body: 'This costs a dollar.' };

let made: Map<string, unknown>;
let cache: Cache;
beforeEach(() => {
  made = new Map();
  cache = {
    get: async (key) => made.get(key),
    set: async (key, value) => {
      made.set(key, value);
      return value;
    },
  };
});

it('makes the HTML of a text once, and takes it from the build before after that', async () => {
  expect(await rememberedHtml(cache).textOf(version)).toBe('<p>This costs nothing.</p>');
  for (const key of made.keys()) made.set(key, 'as it was made before');
  expect(await rememberedHtml(cache).textOf(version)).toBe('as it was made before');
});

it('makes it anew for other words, another title, another document and other facts', async () => {
  const { textOf } = rememberedHtml(cache);
  await textOf(version);
  const others = [
    later,
    { ...version, title: 'Other' },
    { ...version, document: 'privacy' },
    { ...version, facts: { brand: 'Other' } },
  ];
  for (const other of others) await textOf(other);
  expect(made.size).toBe(1 + others.length);
});

it('makes it each time where nothing is to be remembered', async () => {
  const { textOf } = rememberedHtml(null);
  expect(await textOf(version)).toBe('<p>This costs nothing.</p>');
  expect(await textOf(later)).toBe('<p>This costs a dollar.</p>');
});

it('keeps what changed between two versions apart from what either says', async () => {
  const { differenceOf, textOf } = rememberedHtml(cache);
  await textOf(version);
  await textOf(later);
  const difference = await differenceOf(version, later);
  expect(difference.html).toContain('dollar');
  expect(await rememberedHtml(cache).differenceOf(version, later)).toEqual(difference);
  expect((await differenceOf(later, version)).html).not.toBe(difference.html);
});
