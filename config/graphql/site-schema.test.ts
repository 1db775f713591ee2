import { stub } from '../../plugins/shared/fixtures/stub';
import { SITE_RESOLVERS } from './site-schema';

const leadOf = (rows: object[]) => {
  const table = { title: 'All banks', rows };
  return SITE_RESOLVERS.IssueTable.lead.resolve(stub(table));
};

it('finds the lead of a table', () => {
  const lead = { item: 'Problem banks', isLead: true };
  expect(leadOf([{ item: 'Insured banks' }, lead])).toBe(lead);
});

it('names a table that has no lead', () => {
  expect(() => leadOf([{ item: 'Insured banks' }])).toThrow(
    'The table "All banks" has no row that is the lead.',
  );
});

describe('the sample issue', () => {
  const findOne = jest.fn();
  const sampleIssue = () =>
    SITE_RESOLVERS.Query.sampleIssue.resolve({}, {}, stub({ nodeModel: { findOne } }));

  it('names its file when that is missing', async () => {
    findOne.mockResolvedValue(null);
    await expect(sampleIssue()).rejects.toThrow('content/issues/sample.mdx is missing.');
  });

  it('in `gatsby develop`, stays while its node is made again', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    const issue = { name: 'sample' };
    findOne.mockResolvedValueOnce(issue).mockResolvedValueOnce(null);
    await sampleIssue();
    expect(await sampleIssue()).toBe(issue);
  });
});
