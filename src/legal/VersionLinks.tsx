import { ROUTES } from '../shared/routes';
import { FEED_PATH } from '../shared/version-address';

interface VersionLinksProps {
  predecessor?: string | undefined;
  successor?: string | undefined;
  /** The page of the version in force. */
  latest?: string | undefined;
  timestamp?: string | undefined;
}

/** Link elements to other versions (RFC 5829) and to the feed, for a page's Head. Each prop is a path. */
export const VersionLinks = ({ predecessor, successor, latest, timestamp }: VersionLinksProps) => (
  <>
    <link rel="version-history" href={ROUTES.history.path} />
    {latest && <link rel="latest-version" href={latest} />}
    {predecessor && <link rel="predecessor-version" href={predecessor} />}
    {successor && <link rel="successor-version" href={successor} />}
    {timestamp && <link rel="related" type="application/timestamp-reply" href={timestamp} />}
    <link
      rel="alternate"
      type="application/atom+xml"
      title="Versions of the legal documents"
      href={FEED_PATH}
    />
  </>
);
