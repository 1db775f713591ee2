/** The GraphQL types of recorded versions, in SDL. */
export const LEGAL_TYPES = `
  type LegalDifference {
    html: String!
    summary: String!
  }
  type LegalTimestamp {
    time: String!
    authority: String!
    fingerprint: String!
  }
  type LegalVersion implements Node @dontInfer {
    document: String!
    order: Int!
    date: Date! @dateformat
    title: String!
    tabLabel: String!
    summary: String!
    keyPhrases: [String!]!
    changeNote: String!
    sha256: String!
    isDraft: Boolean!
    shown: Boolean!
    until: Date @dateformat
    path: String!
    timestamp: LegalTimestamp
    previous: LegalVersion @link
    next: LegalVersion @link
    intro: String!
    parts: [BodyPart!]!
    difference: LegalDifference
  }
`;
