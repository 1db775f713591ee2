import { graphql } from 'gatsby';
import { Fragment } from 'react';

/** "Source: FDIC, Q4 2024 and Q1 2025", with a link for each quarter. The parent ends the sentence. */
export const SourceLinks = ({ table }: { table: Queries.SourceLinksFragment }) => (
  <>
    {`Source: ${table.publisher}, `}
    {table.quarters.map(({ name, url }, index) => (
      <Fragment key={index}>
        {index > 0 && ' and '}
        <a href={url}>{name}</a>
      </Fragment>
    ))}
  </>
);

export const query = graphql`
  fragment SourceLinks on IssueTable {
    publisher
    quarters {
      name
      url
    }
  }
`;
