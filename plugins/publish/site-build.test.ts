import { createHash } from 'node:crypto';
import type { SourceNodesArgs } from 'gatsby';
import { createSiteBuild } from './site-build';

const { SITE_DATE } = process.env;
afterEach(() => {
  if (SITE_DATE === undefined) delete process.env['SITE_DATE'];
  else process.env['SITE_DATE'] = SITE_DATE;
});

interface SiteBuildNode {
  year: number;
  internal: { contentDigest: string };
}

async function nodeOn(date: string): Promise<SiteBuildNode> {
  process.env['SITE_DATE'] = date;
  const createNode = jest.fn();
  await createSiteBuild({
    actions: { createNode },
    createNodeId: (name: string) => name,
    createContentDigest: (fields: object) =>
      createHash('sha256').update(JSON.stringify(fields)).digest('hex'),
    reporter: { panic: (message: string) => expect(message).toBe('') },
  } as unknown as SourceNodesArgs);
  return createNode.mock.calls[0][0] as SiteBuildNode;
}

it('changes the data of every page with the year only', async () => {
  const last = await nodeOn('2030-12-31');
  const first = await nodeOn('2031-01-01');
  expect(last.year).toBe(2030);
  expect(first.year).toBe(2031);
  expect(first.internal.contentDigest).not.toBe(last.internal.contentDigest);
  expect((await nodeOn('2031-06-01')).internal).toEqual(first.internal);
});
