import { SITE_RESOLVERS } from './site-schema';

const leadOf = (rows: object[]) => {
  const issue = { file: 'issues/sample.mdx', table: { rows } };
  // The resolver reads only these fields of an issue.
  return SITE_RESOLVERS.Issue.lead.resolve(issue as never);
};

it('finds the lead of an issue', () => {
  const lead = { item: 'Problem banks', isLead: true };
  expect(leadOf([{ item: 'Insured banks' }, lead])).toBe(lead);
});

it('names the file of an issue that has no lead', () => {
  expect(() => leadOf([{ item: 'Insured banks' }])).toThrow(
    'content/issues/sample.mdx has no row that is the lead.',
  );
});
