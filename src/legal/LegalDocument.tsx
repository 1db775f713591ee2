import { graphql } from 'gatsby';
import { formatDate } from '../shared/format-date';
import { documentIds, VERSION_IDS } from '../shared/ids';
import { ROUTES } from '../shared/routes';
import { EditLink } from '../ui/EditLink';
import { LegalFrame } from './LegalFrame';

interface LegalDocumentProps {
  version: Queries.LegalDocumentFragment;
  /** Its public address, shown in print. */
  address: string;
}

/** One document on the legal page: summary, dates, list of contents and text. */
export function LegalDocument({ version, address }: LegalDocumentProps) {
  const { document: name, title, status, date, path, announced, previous } = version;
  const ids = documentIds(name);
  const isDraft = status === 'draft';
  const notices = (
    <>
      {isDraft && (
        <p>
          <strong>Draft.</strong> This text is not recorded yet; the site does not show it.
        </p>
      )}
      {announced.map((next, index) => (
        <p key={next.path}>
          <strong>
            A new version takes effect on <time dateTime={next.date}>{formatDate(next.date)}</time>.
          </strong>{' '}
          {next.changeNote}{' '}
          <a href={next.path} rel={index === 0 ? 'successor-version' : undefined}>
            Read the new version and see what changes
          </a>
        </p>
      ))}
    </>
  );
  const line = (
    <>
      <span>
        Last updated <time dateTime={date}>{formatDate(date)}</time>, in force{' '}
        {status === 'current' ? 'since' : 'from'} then
      </span>{' '}
      {!isDraft && previous && <a href={`${path}#${VERSION_IDS.changes}`}>See every change</a>}{' '}
      {!isDraft && <a href={path}>Permanent link</a>}{' '}
      <a href={ROUTES.history.path} rel="version-history">
        Full history
      </a>{' '}
      <EditLink file={`legal/${name}.mdx`} />
    </>
  );
  return (
    <article id={ids.article}>
      <LegalFrame
        version={version}
        heading={<h2 id={ids.title}>{title}</h2>}
        address={address}
        notices={notices}
        line={line}
      />
    </article>
  );
}

export const fragment = graphql`
  fragment LegalDocument on LegalVersion {
    document
    title
    status
    date
    path
    announced {
      date
      path
      changeNote
    }
    previous {
      id
    }
    ...LegalFrame
  }
`;
