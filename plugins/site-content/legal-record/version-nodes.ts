import path from 'node:path';
import type { CreateNodeArgs, NodePluginArgs } from 'gatsby';
import { snapshotName, timestampPaths, versionPath } from '../../../src/shared/version-address';
import { typesetFields } from '../compile/typeset';
import { LEGAL_DOCUMENTS } from '../../../src/shared/routes';
import { formatFinding } from '../parse/finding';
import { siteDate } from '../site-date';
import { ofDocument } from './ledger';
import type { LegalVersion } from './legal-version';
import { periodsOf } from './periods';
import { readRecord, type LegalRecord } from './read-record';
import { LEDGER, RECORD } from './record-folder';

/** The GraphQL type. */
export const VERSION_TYPE = 'LegalVersion';

/** The fields of a node that the resolvers of the schema read. */
export type VersionNode = Omit<LegalVersion, 'source' | 'timestamp'> & {
  id: string;
  previous: string | null;
};

/**
 * Makes a node of each recorded version, at every build: the day decides which versions are current.
 *
 * @param record as the content check has read it
 */
export function createLegalVersionNodes(
  args: NodePluginArgs,
  record: LegalRecord = readRecord(path.resolve('content')),
): void {
  const { actions, createContentDigest, createNodeId, getNodesByType, reporter } = args;
  const errors = record.findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const message = errors.map(formatFinding).join('\n');
    reporter.panicOnBuild(`The legal record cannot be shown.\n\n${message}`);
    return;
  }
  const stale = new Map(getNodesByType(VERSION_TYPE).map((node) => [node.id, node]));
  for (const [order, document] of LEGAL_DOCUMENTS.entries()) {
    const versions = ofDocument(record.versions, document);
    const dates = versions.map(({ date }) => date);
    const ids = dates.map((date) => createNodeId(`legal version ${document} ${date}`));
    const periods = periodsOf(dates, siteDate());
    const current = ids[periods.findIndex(({ shown }) => shown)];
    versions.forEach(({ source: _, timestamp, ...version }, place) => {
      const { title, tabLabel, summary, changeNote, date } = version;
      const page = versionPath(document, date);
      const node = {
        ...version,
        ...typesetFields({ title, tabLabel, summary, changeNote }),
        ...periods[place],
        path: page,
        file: page + snapshotName(document, date),
        // The addresses take the place of the files.
        timestamp: timestamp && { ...timestamp, ...timestampPaths(document, date) },
        id: ids[place] as string,
        order,
        previous: ids[place - 1] ?? null,
        next: ids[place + 1] ?? null,
        // Only the version that a tab shows announces later ones.
        announced: ids[place] === current ? ids.slice(place + 1) : [],
        current,
      };
      const internal = { type: VERSION_TYPE, contentDigest: createContentDigest(node) };
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
