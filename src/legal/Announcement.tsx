import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color } from '../theme/tokens';
import { formatDate } from './format-date';

/** What is to come: a version that takes effect on a later day, and a text nobody has recorded yet. */
export function Announcement({ version }: { version: Queries.AnnouncementFragment }) {
  const { status, next } = version;
  if (status === 'draft') {
    return (
      <p css={styles}>
        <strong>Draft.</strong> This text is not recorded yet; the site does not show it.
      </p>
    );
  }
  return [next, next?.next].map(
    (announced) =>
      announced && (
        <p key={announced.path} css={styles}>
          <strong>
            A new version takes effect on <time dateTime={announced.date}>{formatDate(announced.date)}</time>.
          </strong>{' '}
          {announced.changeNote}{' '}
          <a href={announced.path} rel="successor-version">
            Read the new version and see what changes
          </a>
        </p>
      ),
  );
}

export const fragment = graphql`
  fragment Announcement on LegalVersion {
    status
    next {
      date
      path
      changeNote
      next {
        date
        path
        changeNote
      }
    }
  }
`;

const styles = css`
  margin-top: 1.5rem;
  padding: 1rem 1.25rem;
  background: ${color.white};
  border: 1px solid ${color.edge};
`;
