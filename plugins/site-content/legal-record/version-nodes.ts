import path from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import type { z } from 'zod';
import { LEGAL_DOCUMENTS } from '../../../src/shared/routes';
import { versionPath } from '../../../src/shared/version-address';
import { typesetFields } from '../compile/typeset';
import type { legalDocument } from '../kinds';
import { formatFinding } from '../parse/finding';
import { siteDate } from '../../../src/shared/site-date';
import type { SiteFacts } from '../site-facts';
import { describeDifference } from './difference/describe-difference';
import { ofDocument } from './ledger';
import { bodyOfVersion, factsShown, isSameText, showsDrafts, type LegalVersion } from './legal-version';
import { periodsOf } from './periods';
import { readRecord, type LegalRecord } from './read-record';

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
    timestamp: LegalTimestamp
    previous: LegalVersion @link
    announced: [LegalVersion!]! @link
    intro: String!
    parts: [BodyPart!]!
    difference: LegalDifference
  }
  type LegalDocument implements Node {
    version: LegalVersion!
  }
`;

const VERSION_TYPE = 'LegalVersion';

/** The fields of a node that resolvers read; `previous` is the id of a node. */
type VersionNode = Omit<LegalVersion, 'source' | 'timestamp'> & { id: string };

/**
 * Makes a node of each recorded version, at every build: the day decides which versions are current.
 *
 * @param record as the content check has read it
 */
export function createLegalVersionNodes(
  args: NodePluginArgs,
  record: LegalRecord = readRecord(path.resolve('content')),
): void {
  const { actions, createContentDigest, createNodeId, reporter } = args;
  const errors = record.findings.map(formatFinding).join('\n');
  if (errors) return void reporter.panicOnBuild(`The legal record cannot be shown.\n\n${errors}`);
  for (const [order, document] of LEGAL_DOCUMENTS.entries()) {
    const versions = ofDocument(record.versions, document);
    const dates = versions.map(({ version }) => version);
    const ids = dates.map((date) => createNodeId(`legal version ${document} ${date}`));
    const periods = periodsOf(dates, siteDate());
    versions.forEach(({ source: _, timestamp, ...version }, place) => {
      const { title, tabLabel, summary, changeNote, version: date } = version;
      const period = periods[place];
      const node = {
        ...version,
        ...typesetFields({ title, tabLabel, summary, changeNote }),
        ...period,
        date,
        path: versionPath(document, date),
        timestamp: timestamp && { ...timestamp, token: null },
        id: ids[place] as string,
        order,
        previous: ids[place - 1] ?? null,
        // Only the version that a tab shows announces later ones.
        announced: period?.shown ? ids.slice(place + 1) : [],
      };
      const internal = { type: VERSION_TYPE, contentDigest: createContentDigest(node) };
      actions.createNode({ ...node, parent: null, children: [], internal });
    });
  }
}

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
  const find = (filter: object) => nodeModel.findOne<VersionNode>({ type: VERSION_TYPE, query: { filter } });
  const document = { eq: edited.name };
  const shown = await find({ document, shown: { eq: true } });
  if (!showsDrafts()) return shown;
  const newest = await find({ document, until: { eq: null } });
  const siteFacts = await nodeModel.findOne<SiteFacts>({ type: 'SiteFacts', query: {} });
  if (!siteFacts) throw new Error('content/site.yaml is missing.');
  const draft = {
    ...edited,
    path: '',
    facts: factsShown(edited.body, siteFacts),
    document: edited.name,
    version: edited.lastUpdated,
    date: edited.lastUpdated,
    status: 'draft',
    announced: [],
  };
  return newest && isSameText(draft, newest) ? shown : draft;
}
