import path from 'node:path';
import type { CreateNodeArgs, NodePluginArgs } from 'gatsby';
import { LEGAL_DOCUMENTS, RECORDED_VERSION } from '../kinds';
import { typesetFields } from '../compile/typeset-fields';
import { LEDGER, RECORD } from './record-folder';
import { readLegalRecord, type RecordedVersion } from './recorded-versions';
import { siteDate } from '../site-date';

/** What the schema's extensions read of a version's node, besides the fields that pages query. */
export type VersionNode = Omit<RecordedVersion, 'source'> & { id: string; previous: string | null };

const versionNodeId = (createNodeId: NodePluginArgs['createNodeId'], document: string, date: string) =>
  createNodeId(`legal version ${document} ${date}`);

/**
 * Makes a node of each version in the ledger. They are made at every build, since the day decides
 * which of them are current.
 */
export function createLegalVersionNodes(args: NodePluginArgs): void {
  const { actions, createContentDigest, createNodeId, getNodesByType, reporter } = args;
  try {
    const { versions } = readLegalRecord(path.resolve('content'), siteDate());
    const gone = new Map(getNodesByType(RECORDED_VERSION.type).map((node) => [node.id, node]));
    versions.forEach(({ source: _, ...version }, index) => {
      const { title, summary, changeNote } = version;
      const idOf = (other: RecordedVersion | undefined) =>
        other?.document === version.document ? versionNodeId(createNodeId, other.document, other.date) : null;
      const node = {
        ...version,
        ...typesetFields({ title, summary, changeNote }),
        id: versionNodeId(createNodeId, version.document, version.date),
        order: LEGAL_DOCUMENTS.indexOf(version.document),
        previous: idOf(versions[index - 1]),
        next: idOf(versions[index + 1]),
        // What the tab announces; on other versions nobody asks.
        announced: version.shown
          ? versions
              .filter((other) => other.document === version.document && other.date > version.date)
              .map(idOf)
          : [],
        current: idOf(versions.find((other) => other.document === version.document && other.shown)),
      };
      const internal = { type: RECORDED_VERSION.type, contentDigest: createContentDigest(node) };
      actions.createNode({ ...node, parent: null, children: [], internal });
      gone.delete(node.id);
    });
    for (const node of gone.values()) actions.deleteNode(node);
  } catch (error) {
    reporter.panicOnBuild(`The legal record cannot be shown.\n\n${(error as Error).message}`);
  }
}

/** In `gatsby develop`, makes the versions again when one is recorded; a build has just made them. */
export function updateLegalVersionNodes(args: CreateNodeArgs): void {
  const { node } = args;
  if (process.env.NODE_ENV === 'production') return;
  if (node.internal.type !== 'File' || node['relativePath'] !== `${RECORD}/${LEDGER}`) return;
  createLegalVersionNodes(args);
}
