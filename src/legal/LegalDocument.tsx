import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { formatDate } from '../shared/format-date';
import { documentId, VERSION_IDS } from '../shared/ids';
import { ROUTES } from '../shared/routes';
import { EditLink } from '../ui/EditLink';
import { DaysInForce } from './DaysInForce';
import { LegalText } from './LegalText';

interface LegalDocumentProps {
  version: Queries.LegalDocumentFragment;
  /** Whether the site is public. Before that, no text is in force. */
  isPublished: boolean;
  /** The public address of the document, for print. */
  address: string;
}

/** One document on the legal page, with its dates, summary, list of contents and text. */
export function LegalDocument({ version, isPublished, address }: LegalDocumentProps) {
  const { document: name, title, isDraft, effectiveDate, path, next, previous } = version;
  // DaysInForce says from when a first version is in force.
  const isInForceFromDate = isPublished && previous && !next;
  const date = <time dateTime={effectiveDate}>{formatDate(effectiveDate)}</time>;
  const metadata = (
    <>
      <span>
        Last updated {isDraft ? date : <a href={path}>{date}</a>}
        {isInForceFromDate && ', in effect from that day'}
      </span>{' '}
      {!isDraft && previous && <a href={`${path}#${VERSION_IDS.changes}`}>See every change</a>}{' '}
      <a href={ROUTES.history}>All versions</a> <EditLink file={`legal/${name}.mdx`} />
    </>
  );
  return (
    <article id={documentId(name)}>
      <LegalText
        version={version}
        heading={<h2>{title}</h2>}
        printedReference={address}
        metadata={metadata}
        notices={noticeOf(version, isPublished)}
      />
    </article>
  );
}

/**
 * @returns a notice that a text is a draft, or that a new version will replace it; undefined for
 *   most texts
 */
function noticeOf(version: LegalDocumentProps['version'], isPublished: boolean): ReactNode {
  if (version.isDraft) {
    return (
      <p>
        <strong>Draft.</strong> This text isn’t recorded yet, so visitors don’t see it.
      </p>
    );
  }
  if (!isPublished || !version.next) return undefined;
  return (
    <p>
      <DaysInForce version={version} /> Dates are in UTC. What will change: {version.next.changeNote}
    </p>
  );
}

export const query = graphql`
  fragment LegalDocument on LegalVersion {
    document
    title
    isDraft
    effectiveDate
    path
    next {
      changeNote
    }
    previous {
      id
    }
    ...DaysInForce
    ...LegalText
  }
`;
