import { FACTS } from '../fixtures/model';
import { contextWith } from '../fixtures/query-context';
import { factsOfQuery } from './facts';

it('throws when site.yaml is missing', async () => {
  await expect(factsOfQuery(contextWith(null).context)).rejects.toThrow('content/site.yaml is missing.');
});

it('gives `gatsby develop` the last facts while site.yaml is read again', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(await factsOfQuery(contextWith(FACTS).context)).toBe(FACTS);
  expect(await factsOfQuery(contextWith(null).context)).toBe(FACTS);
});
