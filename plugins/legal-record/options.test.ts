import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { MODEL, OPTIONS } from './fixtures/options';
import { pluginOptionsSchema, type LegalRecordOptions } from './options';

/** The mistakes that Gatsby reports before it runs any hook. */
async function mistakesOf(options: LegalRecordOptions): Promise<string[]> {
  if (!pluginOptionsSchema) throw new Error('The plugin has no schema of its options.');
  const { errors } = await testPluginOptionsSchema(pluginOptionsSchema, options);
  return errors;
}

it('accepts a model with a kind of the legal documents', async () => {
  expect(await mistakesOf(OPTIONS)).toEqual([]);
});

it('refuses a model without such a kind, and says what it needs', async () => {
  expect(await mistakesOf({ ...OPTIONS, model: { ...MODEL, kinds: [] } })).toEqual([
    expect.stringContaining('needs a kind of content with the folder "legal"'),
  ]);
});
