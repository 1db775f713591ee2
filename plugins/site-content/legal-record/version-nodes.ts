import path from 'node:path';
import type { CreateNodeArgs, NodePluginArgs } from 'gatsby';
import { LEGAL_DOCUMENTS, RECORDED_VERSION } from '../kinds';
import { typesetFields } from '../compile/typeset-fields';
import { LEDGER, RECORD } from './record-folder';
import { readLegalRecord, type LegalRecord, type RecordedVersion } from './read-legal-record';
import { siteDate } from '../site-date';

/** The fields of a node that the resolvers of the schema read. */
export type VersionNode = Omit<RecordedVersion, 'source'> & { id: string; previous: string | null };

let record: LegalRecord | undefined;

/**
 * The record as the nodes were made from it, so that pages and published files agree.
 *
 * @throws Error before createLegalVersionNodes
 */
export function recordOfNodes(): LegalRecord {
  if (!record) throw new Error('The nodes of the legal record are not made yet.');
  return record;
}

/** Makes a node of each version in the ledger, at every build: the day decides which versions are current. */
export function createLegalVersionNodes(args: NodePluginArgs): void {
  const { actions, createContentDigest, createNodeId, getNodesByType, reporter } = args;
  try {
    record = readLegalRecord(path.resolve('content'), siteDate());
  } catch (error) {
    reporter.panicOnBuild(`The legal record cannot be shown.\n\n${(error as Error).message}`);
    return;
  }
  const stale = new Map(getNodesByType(RECORDED_VERSION.type).map((node) => [node.id, node]));
  for (const [order, document] of LEGAL_DOCUMENTS.entries()) {
    const versions = record.versions.filter((version) => version.document === document);
    const ids = versions.map(({ date }) => createNodeId(`legal version ${document} ${date}`));
    const current = ids[versions.findIndex(({ shown }) => shown)];
    versions.forEach(({ source: _, ...version }, place) => {
      const { title, summary, changeNote, shown } = version;
      const node = {
        ...version,
        ...typesetFields({ title, summary, changeNote }),
        id: ids[place] as string,
        order,
        previous: ids[place - 1] ?? null,
        next: ids[place + 1] ?? null,
        // Only the version that a tab shows announces later ones.
        announced: shown ? ids.slice(place + 1) : [],
        current,
      };
      const internal = { type: RECORDED_VERSION.type, contentDigest: createContentDigest(node) };
      actions.createNode({ ...node, parent: null, children: [], internal });
      stale.delete(node.id);
    });
  }
  for (const node of stale.values()) actions.deleteNode(node);
}

/** In `gatsby develop`, makes the nodes again when a version is recorded. A build does not record. */
export function updateLegalVersionNodes(args: CreateNodeArgs): void {
  const { node } = args;
  if (process.env.NODE_ENV === 'production') return;
  if (node.internal.type !== 'File' || node['relativePath'] !== `${RECORD}/${LEDGER}`) return;
  createLegalVersionNodes(args);
}
