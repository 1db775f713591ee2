import type { Node, NodePluginArgs } from 'gatsby';
import type { z } from 'zod';
import {
  digestOfModel,
  factsOfQuery,
  formatFinding,
  typesetFields,
  type Facts,
  type QueryContext,
} from '../mdx-content';
import { describeDifference } from './difference/describe-difference';
import { ofDocument } from './ledger';
import { bodyOfVersion, factsShown, isSameText, type LegalVersion } from './legal-version';
import type { LegalRecordOptions, legalDocument } from './options';
import { periodsOf } from './periods';
import { readRecord } from './read-record';

const VERSION_TYPE = 'LegalVersion';

/** The fields of a LegalVersion that resolvers read; `previous` is the id of another. */
type VersionNode = Omit<LegalVersion, 'source' | 'timestamp'> & { id: string };

/**
 * Makes a node of each recorded version, at every build: the day decides which versions are shown.
 *
 * @param contentRoot the folder `content`
 */
export function createLegalVersionNodes(
  { actions, createContentDigest, createNodeId, reporter }: NodePluginArgs,
  { addresses, documents, model, today }: LegalRecordOptions,
  contentRoot: string,
): void {
  const record = readRecord(contentRoot, documents);
  if (record.findings.length > 0) {
    const findings = record.findings.map(formatFinding).join('\n');
    reporter.panicOnBuild(`The legal record cannot be shown.\n\n${findings}`);
    return;
  }
  const modelDigest = digestOfModel(model);
  for (const [order, document] of documents.entries()) {
    const versions = ofDocument(record.versions, document);
    const effectiveDates = versions.map(({ version }) => version);
    const ids = effectiveDates.map((date) => createNodeId(`legal version ${document} ${date}`));
    const periods = periodsOf(effectiveDates, today);
    for (const [index, version] of versions.entries()) {
      const { title, tabLabel, summary, keyPhrases, changeNote, timestamp } = version;
      const node = {
        ...version,
        ...typesetFields({ title, tabLabel, summary, keyPhrases, changeNote }),
        ...periods[index],
        date: version.version,
        path: addresses.version(document, version.version),
        // Files are published as they are; their bytes have no place in a node.
        source: null,
        timestamp: timestamp && { ...timestamp, token: null },
        id: ids[index] as string,
        order,
        isDraft: false,
        previous: ids[index - 1] ?? null,
        next: ids[index + 1] ?? null,
      };
      // The code of the model makes the HTML of a version.
      const contentDigest = createContentDigest({ node, modelDigest });
      const internal = { type: VERSION_TYPE, contentDigest };
      void actions.createNode({ ...node, parent: null, children: [], internal });
    }
  }
}

/** The node of a document in content/legal, of the type LegalDocument. */
interface EditedNode extends Node, z.infer<typeof legalDocument> {
  name: string;
  body: string;
}

/** The fields that pages query: the text of a version as it was published, what changed, and which one a tab shows. */
export const legalResolvers = ({ model, showsDrafts }: LegalRecordOptions) => ({
  LegalVersion: {
    intro: { resolve: (version: VersionNode) => bodyOfVersion(version, model).intro },
    parts: { resolve: (version: VersionNode) => bodyOfVersion(version, model).parts },
    difference: {
      resolve: (version: VersionNode, _args: object, { nodeModel }: QueryContext) => {
        const before = version.previous && nodeModel.getNodeById<VersionNode>({ id: version.previous });
        return before ? describeDifference(before, version, model) : null;
      },
    },
  },
  LegalDocument: {
    version: {
      type: 'LegalVersion!',
      resolve: (edited: EditedNode, _args: object, context: QueryContext) =>
        showsDrafts || process.env.NODE_ENV === 'development'
          ? versionOrDraft(edited, context, model)
          : shownVersion(edited, context),
    },
  },
});

const findVersion = ({ nodeModel }: QueryContext, filter: object) =>
  nodeModel.findOne<VersionNode>({ type: VERSION_TYPE, query: { filter } });

/** The version in force, or the first one before it is. */
const shownVersion = ({ name }: EditedNode, context: QueryContext) =>
  findVersion(context, { document: { eq: name }, shown: { eq: true } });

/**
 * Like shownVersion; a text that is not recorded yet comes as a draft: a `LegalVersion` that has no page. A text that takes
 * back an announced version is the shown one.
 */
async function versionOrDraft(edited: EditedNode, context: QueryContext, model: LegalRecordOptions['model']) {
  const newest = await findVersion(context, { document: { eq: edited.name }, until: { eq: null } });
  const siteFacts = await factsOfQuery<Facts>(context);
  const draft = {
    ...edited,
    keyPhrases: edited.keyPhrases ?? [],
    path: '',
    facts: factsShown(edited.body, siteFacts, model),
    document: edited.name,
    version: edited.lastUpdated,
    date: edited.lastUpdated,
    isDraft: true,
  };
  const shown = await shownVersion(edited, context);
  const isRecorded = [newest, shown].some((version) => version && isSameText(draft, version));
  return isRecorded ? shown : draft;
}
