import { decapConfig } from '../../plugins/content-editor';
import { formAddressOf } from '../../plugins/content-editor/addresses';
import { contentModel } from '../../config/content-model';
import { FACTS_FORM } from '../../config/content-model/site-facts';
import { TEST_SITE_TEXTS } from '../support/content';

const config = decapConfig({
  model: contentModel,
  factsGroup: { title: FACTS_FORM },
  backendConfig: { backend: { name: 'proxy' } },
  siteUrl: 'https://www.example.org',
});

it('has one group for the forms of kinds that share a folder', () => {
  const names = config.decap.collections.map(({ name }) => name);
  expect(names.filter((name) => name === 'landing')).toHaveLength(1);
});

it.each(TEST_SITE_TEXTS)('has a form for %s, at the address of the link beside the text', (file) => {
  expect(config.fieldsOf(file)).not.toEqual([]);
  expect(formAddressOf(file)).toMatch(/^\/collections\/\w+\/entries\/[\w-]+$/);
});

it('shows the text below the fields, then the fields for editors', () => {
  const fields = config.fieldsOf('faq/launch.mdx').map((field) => field.name);
  expect(fields.slice(-3)).toEqual(['body', 'reviewBy', 'allow']);
});

it('has no field for a text in the form of labels, which have none', () => {
  expect(config.fieldsOf('pages/labels.mdx').map((field) => field.name)).not.toContain('body');
});

it.each([
  ['faq/team.mdx', true],
  ['landing/services.mdx', false],
])('says whether %s needs a text', (file, isRequired) => {
  const body = config.fieldsOf(file).find(({ name }) => name === 'body');
  expect(body?.required).toBe(isRequired);
});

it.each([
  ['faq', '/#{{slug}}'],
  ['issues', '/{{slug}}-issue'],
])('links from the forms of %s to the page of each file', (name, page) => {
  const collection = config.decap.collections.find((one) => one.name === name);
  expect(collection?.['preview_path']).toBe(page);
});

it('links from the form of a page to that page', () => {
  const pages = config.decap.collections.find(({ name }) => name === 'pages');
  expect(pages?.files).toContainEqual(
    expect.objectContaining({ name: 'legal-history', preview_path: '/legal/history' }),
  );
});

it('has no form for a file that is no content', () => {
  expect(config.fieldsOf('policy.yaml')).toEqual([]);
});

it('lets nobody delete a text', () => {
  const { collections } = config.decap;
  expect(collections.filter((collection) => collection['delete'] !== false)).toEqual([]);
});

it('has a pane beside each form', () => {
  expect(config.templates).toEqual(expect.arrayContaining(['issues', 'hero', 'terms', 'not-found', 'facts']));
});
