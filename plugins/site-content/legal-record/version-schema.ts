import type { Node } from 'gatsby';
import type { z } from 'zod';
import type { legalDocument } from '../kinds';
import type { SiteFacts } from '../site-facts';
import { describeDifference } from './difference/describe-difference';
import { bodyOfVersion, factsShown, isSameText, showsDrafts } from './legal-version';
import { VERSION_TYPE, type VersionNode } from './version-nodes';

/** The types of recorded versions. */
export const LEGAL_TYPES = `
  type LegalDifference {
    html: String!
    summary: String!
  }
  type LegalTimestamp {
    time: String!
    authority: String!
    fingerprint: String!
    token: String!
    certificate: String!
  }
  type LegalVersion implements Node @dontInfer {
    document: String!
    order: Int!
    date: String!
    title: String!
    tabLabel: String!
    summary: String!
    changeNote: String!
    sha256: String!
    status: String!
    shown: Boolean!
    until: String
    path: String!
    file: String!
    timestamp: LegalTimestamp
    previous: LegalVersion @link
    next: LegalVersion @link
    current: LegalVersion @link
    announced: [LegalVersion!]! @link
    intro: String!
    parts: [BodyPart!]!
    difference: LegalDifference
  }
  type LegalDocument implements Node {
    version: LegalVersion!
  }
`;

/** The part of the context of a resolver that the resolvers of this plugin use. */
export interface QueryContext {
  nodeModel: {
    findOne: <Found>(query: { type: string; query: object }) => Promise<Found | null>;
    getNodeById: <Found>(query: { id: string }) => Found | null;
  };
}

/** Resolves the fields that pages query of a version: its text as it was published, and what changed. */
export const legalResolvers = {
  LegalVersion: {
    intro: { resolve: (version: VersionNode) => bodyOfVersion(version).intro },
    parts: { resolve: (version: VersionNode) => bodyOfVersion(version).parts },
    difference: {
      resolve: (version: VersionNode, _args: object, { nodeModel }: QueryContext) => {
        const before = version.previous && nodeModel.getNodeById<VersionNode>({ id: version.previous });
        return before ? describeDifference(before, version) : null;
      },
    },
  },
  LegalDocument: { version: { resolve: versionToShow } },
};

/** A document of content/legal: a `LegalDocument`. */
interface EditedNode extends Node, z.infer<typeof legalDocument> {
  name: VersionNode['document'];
  body: string;
}

/**
 * The version in force. In `gatsby develop` and in a preview, a text that is not recorded yet is shown as a draft: a
 * `LegalVersion` that has no page.
 */
async function versionToShow(edited: EditedNode, _args: object, { nodeModel }: QueryContext) {
  const find = (filter: object) =>
    nodeModel.findOne<VersionNode>({
      type: VERSION_TYPE,
      query: { filter: { document: { eq: edited.name }, ...filter } },
    });
  const shown = await find({ shown: { eq: true } });
  if (!showsDrafts()) return shown;
  const newest = await find({ next: { id: { eq: null } } });
  const draft = {
    path: '',
    ...newest,
    ...edited,
    document: edited.name,
    date: edited.lastUpdated,
    until: null,
    status: 'draft',
    timestamp: null,
    previous: newest?.id ?? null,
    next: null,
    announced: [],
  };
  if (newest && isSameText(draft, newest)) return shown;
  const facts = await nodeModel.findOne<SiteFacts>({ type: 'SiteFacts', query: {} });
  if (!facts) throw new Error('content/site.yaml is missing.');
  return { ...draft, facts: factsShown(draft.body, facts) };
}
