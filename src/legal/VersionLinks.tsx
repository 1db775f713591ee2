import { ROUTES } from '../shared/routes';
import { FEED_PATH } from '../shared/version-address';

/** Link elements to the feed and from a version to the others (RFC 5829), for a page's Head. */
export const VersionLinks = ({ version }: { version?: Queries.VersionViewFragment | null }) => (
  <>
    <link rel="version-history" href={ROUTES.history.path} />
    {version?.current && <link rel="latest-version" href={version.current.path} />}
    {version?.previous && <link rel="predecessor-version" href={version.previous.path} />}
    {version?.next && <link rel="successor-version" href={version.next.path} />}
    {version?.timestamp && (
      <link rel="related" type="application/timestamp-reply" href={version.timestamp.token} />
    )}
    <link
      rel="alternate"
      type="application/atom+xml"
      title="Versions of the legal documents"
      href={FEED_PATH}
    />
  </>
);
