import type { Node, NodePluginArgs } from 'gatsby';
import type { z } from 'zod';
import {
  compileOnce,
  contentPath,
  digestOfModel,
  factsOfQuery,
  formatFinding,
  typesetFields,
  type Facts,
} from '../mdx-content';
import type { QueryContext } from '../shared/resolvers';
import { describeDifference } from './difference/describe-difference';
import type { legalFrontMatter } from './front-matter';
import { LEGAL_VERSION_TYPE } from './graphql-types';
import { inForceSince } from './in-force-since';
import { entriesOfDocument } from './ledger';
import { documentNames, legalKind } from './legal-kind';
import { compileVersion, factsShown, isSameText, type LegalVersion } from './legal-version';
import { markKeyPhrases } from './mark-key-phrases';
import type { LegalRecordOptions } from './options';
import { readRecord } from './read-record';
import type { RecordFacts } from './record-facts';
import { documentFile, type VersionId } from './record-paths';
import { spansOf } from './version-spans';

/**
 * The fields of a LegalVersion node that resolvers read. `previous` is the id of the node of the
 * version before.
 */
type VersionNode = Omit<LegalVersion, 'sha256' | 'source' | 'timestamp'> & {
  id: string;
  /** Null for a draft. */
  sha256: string | null;
  isDraft: boolean;
};

/**
 * Makes a node of each recorded version. It runs at every start of Gatsby, because the day decides
 * which versions are shown. A record with a mistake ends a build.
 *
 * @param contentRoot the folder `content`
 */
export async function createLegalVersionNodes(
  { actions, createContentDigest, createNodeId, reporter }: NodePluginArgs,
  { addresses, model, today }: LegalRecordOptions,
  contentRoot: string,
): Promise<void> {
  const documents = documentNames(model);
  const record = readRecord(contentRoot, documents);
  if (record.findings.length > 0) {
    const findings = record.findings.map(formatFinding).join('\n');
    reporter.panicOnBuild(`The legal record cannot be shown.\n\n${findings}`);
    return;
  }
  const idOf = ({ document, effectiveDate }: VersionId) =>
    createNodeId(`legal version ${document} ${effectiveDate}`);
  const modelDigest = digestOfModel(model);
  for (const document of documents) {
    const versions = entriesOfDocument(record.versions, document);
    const effectiveDates = versions.map(({ effectiveDate }) => effectiveDate);
    const spans = spansOf(effectiveDates, today);
    for (const [index, version] of versions.entries()) {
      const previous = versions[index - 1];
      const next = versions[index + 1];
      const node = {
        ...publishedFields(version),
        ...spans[index],
        path: addresses.version(document, version.effectiveDate),
        id: idOf(version),
        isDraft: false,
        previous: previous ? idOf(previous) : null,
        next: next ? idOf(next) : null,
      };
      // The digest has to change with the model too: its code makes the HTML of a version.
      const contentDigest = createContentDigest({ node, modelDigest });
      const internal = { type: LEGAL_VERSION_TYPE, contentDigest };
      await actions.createNode({ ...node, parent: null, children: [], internal });
    }
  }
}

/**
 * @returns the fields of a version with typeset texts. The bytes of its files are left out, because
 *   onPostBuild publishes them from the record itself, and Gatsby's cache needn't hold them.
 */
function publishedFields(version: LegalVersion) {
  const { title, tabLabel, summary, keyPhrases, changeNote, timestamp } = version;
  return {
    ...version,
    ...typesetFields({ title, tabLabel, summary, keyPhrases, changeNote }),
    source: null,
    timestamp: timestamp && { ...timestamp, token: null },
  };
}

/** The node of a document in content/legal, as it is edited. */
interface EditedNode extends Node, z.infer<typeof legalFrontMatter> {
  name: string;
  body: string;
}

/**
 * The resolvers of what is made of a version on demand: its HTML, with that of its summary, and what
 * changed in it; of its SHA-256, which a draft lacks; and of the day from which it is in force, which depends
 * on the facts of the site.
 */
export function versionResolvers({ model }: Pick<LegalRecordOptions, 'model'>) {
  const compiledBodyOf = compileOnce((version: VersionNode) => compileVersion(version, model));
  return {
    sha256: { resolve: requireSha256 },
    inForceSince: {
      resolve: async (version: VersionNode, _args: object, context: QueryContext) =>
        inForceSince(version, await factsOfQuery<RecordFacts>(context)),
    },
    summaryHtml: { resolve: markKeyPhrases },
    intro: { resolve: (version: VersionNode) => compiledBodyOf(version, version.facts).intro },
    parts: { resolve: (version: VersionNode) => compiledBodyOf(version, version.facts).parts },
    difference: {
      resolve: (version: VersionNode, _args: object, { nodeModel }: QueryContext) => {
        const before = version.previous && nodeModel.getNodeById<VersionNode>({ id: version.previous });
        return before ? describeDifference(before, version, model) : null;
      },
    },
  };
}

/** @throws Error for a draft */
function requireSha256({ document, sha256 }: VersionNode): string {
  if (sha256 === null) throw new Error(`A draft of ${contentPath(documentFile(document))} has no SHA-256.`);
  return sha256;
}

/** The resolvers of the fields that a document gets: its current version, and all of its versions. */
export const documentResolvers = ({
  addresses,
  model,
  showsDrafts,
}: Pick<LegalRecordOptions, 'addresses' | 'model' | 'showsDrafts'>) => ({
  currentVersion: {
    type: `${LEGAL_VERSION_TYPE}!`,
    description:
      'The version in force, or the first one before any is in force; a draft, if the build shows drafts.',
    resolve: async (edited: EditedNode, _args: object, context: QueryContext) => {
      const mayBeDraft = showsDrafts || process.env.NODE_ENV === 'development';
      if (mayBeDraft) return recordedVersionOrDraft(edited, context, { addresses, model });
      const version = await recordedVersion(edited, context);
      if (!version) {
        const file = documentFile(edited.name);
        throw new Error(`${contentPath(file)} has no recorded version. Pages show only recorded ones.`);
      }
      return version;
    },
  },
  versions: {
    type: `[${LEGAL_VERSION_TYPE}!]!`,
    description: 'The recorded versions, the newest first.',
    resolve: async ({ name }: EditedNode, _args: object, { nodeModel }: QueryContext) => {
      const query = { filter: { document: { eq: name } }, sort: { effectiveDate: 'desc' } };
      const { entries } = await nodeModel.findAll<VersionNode>({ type: LEGAL_VERSION_TYPE, query });
      return [...entries];
    },
  },
});

/** The resolvers of the fields that `Query` gets. */
export const queryResolvers = ({ model }: Pick<LegalRecordOptions, 'model'>) => {
  const { type } = legalKind(model);
  return {
    legalDocuments: {
      type: `[${type}!]!`,
      description: 'The legal documents, in the order of their tabs.',
      resolve: async (_source: unknown, _args: object, { nodeModel }: QueryContext) => {
        const { entries } = await nodeModel.findAll<EditedNode>({ type, query: { sort: { index: 'asc' } } });
        return [...entries];
      },
    },
  };
};

const findVersion = ({ nodeModel }: QueryContext, filter: object) =>
  nodeModel.findOne<VersionNode>({ type: LEGAL_VERSION_TYPE, query: { filter } });

/**
 * @returns the recorded version in force, or the first one before any is in force; null when none
 *   is recorded
 */
const recordedVersion = ({ name }: EditedNode, context: QueryContext) =>
  findVersion(context, { document: { eq: name }, isCurrent: { eq: true } });

/**
 * Decides between the edited text and its recorded versions, in a build that shows drafts. The
 * edited text counts as recorded when it is the newest version, or the one in force again, which
 * takes back an announced version.
 *
 * @returns the edited text as a draft, which is a `LegalVersion` without a page of its own, when it
 *   is not recorded; otherwise what recordedVersion returns
 */
async function recordedVersionOrDraft(
  edited: EditedNode,
  context: QueryContext,
  { addresses, model }: Pick<LegalRecordOptions, 'addresses' | 'model'>,
) {
  const newest = await findVersion(context, { document: { eq: edited.name }, effectiveUntil: { eq: null } });
  const siteFacts = await factsOfQuery<Facts>(context);
  const draft = draftOf(edited, factsShown(edited.body, siteFacts, model), addresses);
  const current = await recordedVersion(edited, context);
  const isRecorded = [newest, current].some((version) => version && isSameText(draft, version));
  return isRecorded ? current : draft;
}

/** @returns the edited text with the fields of a version that a draft has */
function draftOf(
  { id, name, title, tabLabel, lastUpdated, changeNote, summary, keyPhrases, body }: EditedNode,
  facts: LegalVersion['facts'],
  addresses: LegalRecordOptions['addresses'],
) {
  return {
    // A draft isn't the node of its document, so it has an id of its own.
    id: `draft of ${id}`,
    document: name,
    effectiveDate: lastUpdated,
    title,
    tabLabel,
    summary,
    keyPhrases: keyPhrases ?? [],
    changeNote,
    sha256: null,
    isDraft: true,
    isCurrent: true,
    path: addresses.version(name, lastUpdated),
    body,
    facts,
  };
}
