import { graphql } from 'gatsby';

interface SourceLinksProps {
  /** Who publishes the figures. */
  publisher: string;
  /** The quarters, each with the address of the page that publishes its figures. */
  quarters: readonly Queries.SourceLinksFragment[];
}

/** "Source: FDIC, Q4 2024 and Q1 2025", with a link for each quarter. */
export const SourceLinks = ({ publisher, quarters }: SourceLinksProps) => (
  <>
    {`Source: ${publisher}, `}
    {quarters.map(({ name, url }, index) => (
      <span key={name}>
        {index > 0 && ' and '}
        <a href={url}>{name}</a>
      </span>
    ))}
  </>
);

export const query = graphql`
  fragment SourceLinks on Quarter {
    name
    url
  }
`;
