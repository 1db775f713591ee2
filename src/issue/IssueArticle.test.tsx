import { render, screen } from '@testing-library/react';
import { IssueArticle } from './IssueArticle';

const ISSUE = {
  file: 'issues/sample.mdx',
  path: '/sample-issue',
  edition: 'Q1 2025',
  notice: 'This is a sample.',
  period: 'Fourth quarter of 2024',
  heading: 'Two fewer banks on the list',
  intro: '<p>What changed in three months.</p>',
  parts: [
    { id: 'the-list', heading: 'The list', html: '<p>It is secret.</p>' },
    { id: 'the-limit', heading: 'The limit', html: '<p>It counts per bank.</p>' },
  ],
  table: { title: 'All banks', publisher: 'FDIC', remark: null, quarters: [], rows: [] },
  coverage: {
    title: 'Two people at one bank',
    limit: 250000,
    limitLabel: 'Limit',
    coveredLabel: 'Insured',
    notCoveredLabel: 'Not insured',
    shares: [{ name: 'One account', amount: 300000 }],
    remark: 'It is only an example.',
  },
  sources: {
    heading: 'Sources',
    items: [{ title: 'Quarterly profile', url: 'https://example.org/profile' }],
  },
};

it('has its heading as the heading of the page', () => {
  render(<IssueArticle issue={ISSUE} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(ISSUE.heading);
});

it('has a heading for each part and for the sources', () => {
  render(<IssueArticle issue={ISSUE} />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['The list', 'The limit', 'Sources']);
});

it('shows how much is insured at the end of the last part, and a remark on it', () => {
  render(<IssueArticle issue={ISSUE} />);
  expect(screen.getByRole('article')).toHaveTextContent(
    /It counts per bank\. ?Two people at one bank.*It is only an example\. ?Sources/,
  );
});

it('leaves out the notice and the bars of an issue that has none', () => {
  render(<IssueArticle issue={{ ...ISSUE, notice: null, coverage: null }} />);
  expect(screen.queryByText(ISSUE.notice)).toBeNull();
  expect(screen.queryByText(ISSUE.coverage.title)).toBeNull();
});
