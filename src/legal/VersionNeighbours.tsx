import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color } from '../theme/tokens';
import { formatDate } from '../shared/format-date';

/** Links to the previous and the next version. */
export function VersionNeighbours({ version }: { version: Queries.VersionNeighboursFragment }) {
  const { previous, next } = version;
  if (!previous && !next) return null;
  return (
    <nav aria-label="Other versions" css={styles}>
      {previous && (
        <a href={previous.path} rel="predecessor-version">
          <span>Version before</span> {formatDate(previous.date)}
        </a>
      )}
      {next && (
        <a href={next.path} rel="successor-version" className="next">
          <span>Version after</span> {formatDate(next.date)}
        </a>
      )}
    </nav>
  );
}

export const fragment = graphql`
  fragment VersionNeighbours on LegalVersion {
    previous {
      date
      path
    }
    next {
      date
      path
    }
  }
`;

const styles = css`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  max-width: 40rem;
  margin-top: 3rem;
  padding-top: 1.25rem;
  border-top: 2px solid ${color.ink};

  span {
    display: block;
    color: ${color.soft};
    font-size: 0.9375rem;
  }

  .next {
    margin-left: auto;
    text-align: right;
  }

  @media print {
    display: none;
  }
`;
