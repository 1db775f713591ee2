import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color } from '../theme/tokens';
import { formatDate } from '../shared/format-date';

/** Announces versions that take effect later; marks a draft that is not recorded yet. */
export function Announcement({ version }: { version: Queries.AnnouncementFragment }) {
  const { status, announced } = version;
  if (status === 'draft') {
    return (
      <p css={styles}>
        <strong>Draft.</strong> This text is not recorded yet; the site does not show it.
      </p>
    );
  }
  return announced.map(({ date, path, changeNote }, index) => (
    <p key={path} css={styles}>
      <strong>
        A new version takes effect on <time dateTime={date}>{formatDate(date)}</time>.
      </strong>{' '}
      {changeNote}{' '}
      <a href={path} rel={index === 0 ? 'successor-version' : undefined}>
        Read the new version and see what changes
      </a>
    </p>
  ));
}

export const fragment = graphql`
  fragment Announcement on LegalVersion {
    status
    announced {
      date
      path
      changeNote
    }
  }
`;

const styles = css`
  margin-top: 1.5rem;
  padding: 1rem 1.25rem;
  background: ${color.white};
  border: 1px solid ${color.edge};
`;
