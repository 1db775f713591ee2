import { graphql } from 'gatsby';

interface SourceLinksProps {
  /** Who publishes the figures. */
  source: string;
  /** The quarters, each with the address of its figures. */
  quarters: readonly Queries.SourceLinksFragment[];
}

/** "Source: FDIC, Q4 2024 and Q1 2025", with a link for each quarter. */
export const SourceLinks = ({ source, quarters }: SourceLinksProps) => (
  <>
    {`Source: ${source}, `}
    {quarters.map(({ name, source: address }, index) => (
      <span key={name}>
        {index > 0 && ' and '}
        <a href={address}>{name}</a>
      </span>
    ))}
  </>
);

export const fragment = graphql`
  fragment SourceLinks on Quarter {
    name
    source
  }
`;
