import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ROUTES } from '../shared/routes';
import { color } from '../theme/tokens';
import { formatDate } from '../shared/format-date';

/** Start of the current version, its change note, and links to the three versions before it. */
export function VersionNote({ version }: { version: Queries.VersionNoteFragment }) {
  const { status, date, path, title, changeNote, previous } = version;
  const earlier = [previous, previous?.previous, previous?.previous?.previous].filter(
    (known) => known != null,
  );
  return (
    <dl css={styles}>
      <div>
        <dt>{status === 'current' ? 'In force since' : 'Takes effect on'}</dt>
        <dd>
          <time dateTime={date}>{formatDate(date)}</time>
        </dd>
      </div>
      <div>
        <dt>What changed last</dt>
        <dd>
          {changeNote}{' '}
          {status !== 'draft' && (
            <a href={path}>
              {previous ? 'See every change' : 'Permanent link to this version'}
              <span className="visually-hidden"> ({title})</span>
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>Earlier versions</dt>
        <dd>
          {earlier.length === 0 && 'None. '}
          {earlier.map((old, index) => (
            <span key={old.path}>
              <a href={old.path} rel={index === 0 ? 'predecessor-version' : undefined}>
                {formatDate(old.date)}
              </a>
              {' · '}
            </span>
          ))}
          <a href={ROUTES.history.path} rel="version-history">
            Full history
          </a>
        </dd>
      </div>
    </dl>
  );
}

export const fragment = graphql`
  fragment VersionNote on LegalVersion {
    status
    date
    path
    title
    changeNote
    previous {
      date
      path
      previous {
        date
        path
        previous {
          date
          path
        }
      }
    }
  }
`;

const styles = css`
  margin: 1.5rem 0 0;
  font-size: 0.9375rem;
  border-top: 1px solid ${color.rule};

  > div {
    display: grid;
    grid-template-columns: minmax(6.25rem, 10rem) minmax(9.5rem, 1fr);
    gap: 0.75rem;
    padding-block: 0.6rem;
    border-bottom: 1px solid ${color.rule};
  }

  dt {
    color: ${color.soft};
  }

  dd {
    margin: 0;
  }
`;
