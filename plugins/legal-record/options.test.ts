import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { OPTIONS } from './fixtures/options';
import { pluginOptionsSchema } from './options';

if (!pluginOptionsSchema) throw new Error('There is no schema.');
const schema = pluginOptionsSchema;

const errorsWith = async (names: string[]) => {
  const options = { ...OPTIONS, kind: { ...OPTIONS.kind, names } };
  const { errors } = await testPluginOptionsSchema(schema, options);
  return errors;
};

it('accepts names of documents that the ledger can have', async () => {
  expect(await errorsWith(['terms', 'privacy'])).toEqual([]);
});

it('refuses a name that the ledger cannot have', async () => {
  expect(await errorsWith(['terms', 'terms-of-use'])).toEqual([expect.stringContaining('"kind.names[1]"')]);
});
