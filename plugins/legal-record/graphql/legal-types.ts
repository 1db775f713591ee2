import { BODY_PART_TYPE } from '../../mdx-content/graphql';

export const LEGAL_VERSION_TYPE = 'LegalVersion';

export const LEGAL_TYPES = `
  """What changed between a version and the one before it."""
  type LegalDifference {
    """The changed clauses as HTML."""
    html: String!
    """How much changed, such as "2 clauses changed, 1 new; 14 words added, 3 removed"."""
    extent: String!
  }

  """What a timestamp authority has signed about a version (RFC 3161)."""
  type LegalTimestamp {
    """When the authority signed, in UTC, such as 2025-05-02T09:30:00Z."""
    time: Date!
    """The name of the authority, as it is in the certificate that signed."""
    authority: String!
    """The SHA-256 of the certificate that a verifier decides to trust, as OpenSSL shows it."""
    fingerprint: String!
  }

  """When a version is in force."""
  type LegalPeriod {
    """The day from which the version is in force or, when that isn't known, its effective date."""
    firstDay: Date!
    """
    False for a first version while nobody has written down on which day the site went public: the version may
    be older than the site, and no text applies before anybody can read it.
    """
    isFirstDayKnown: Boolean!
    """The day before the next version takes effect; null while no later version is known."""
    lastDay: Date
  }

  """A version of a legal document: a recorded one, or one that isn't recorded yet."""
  type ${LEGAL_VERSION_TYPE} implements Node @dontInfer {
    """The name of the document, such as "terms"."""
    documentName: String!
    """The day on which the version takes effect."""
    effectiveDate: Date!
    """The title of the document, above its text."""
    title: String!
    """The short title of the document, on its tab."""
    tabLabel: String!
    """What the document says, in at most five short sentences."""
    summary: String!
    """The summary as HTML: a paragraph for each sentence, with the key phrases in <mark>."""
    summaryHtml: String!
    """What changed with this version, in one sentence."""
    changeNote: String!
    """The SHA-256 of the recorded file, in hexadecimal; null for an unrecorded version."""
    sha256: String
    """Whether the text is recorded, so that it has a page of its own."""
    isRecorded: Boolean!
    """
    Whether this is the current version of its document: an unrecorded one, the one in force, or the first one
    before any is in force.
    """
    isCurrent: Boolean!
    """
    When it is in force; null for a text that isn't published: an unrecorded version, or any version before the
    site is public.
    """
    period: LegalPeriod
    """The permanent path of the version's page. An unrecorded version gets the page when it is recorded."""
    path: String!
    """The proof of when the version existed; null when nobody has signed it."""
    timestamp: LegalTimestamp
    """The version of the same document before this one; null for the first and for an unrecorded one."""
    previous: ${LEGAL_VERSION_TYPE} @link
    """The version of the same document after this one; null for the last and for an unrecorded one."""
    next: ${LEGAL_VERSION_TYPE} @link
    """The text before the first clause as HTML; it may be empty."""
    intro: String!
    """The clauses, each with its heading."""
    parts: [${BODY_PART_TYPE}!]!
    """What changed since the version before this one; null for the first and for an unrecorded one."""
    difference: LegalDifference
  }
`;
