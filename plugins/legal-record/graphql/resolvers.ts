import type * as z from 'zod';
import { compileOnce, contentPath, typesetFields, type ContentModel } from '../../mdx-content';
import { factsOfQuery, type ContentNode } from '../../mdx-content/graphql';
import type { QueryContext } from '../../shared/gatsby/resolvers';
import { describeDifference } from '../difference/describe-difference';
import type { LegalRecordOptions } from '../options';
import type { legalFrontMatter } from '../record/front-matter';
import { compileVersion, factsShown, isSameText, type LegalVersion } from '../record/legal-version';
import { ownFactsOf, type OwnFacts } from '../record/own-facts';
import { documentFile } from '../record/record-paths';
import { LEGAL_VERSION_TYPE } from './legal-types';
import { periodOf } from './period';
import { summaryHtml } from './summary-html';
import type { VersionNode } from './version-nodes';

/** The node of a document in content/legal, as it is edited. */
type EditedNode = ContentNode & z.infer<typeof legalFrontMatter>;

/** Most queries of versions need no HTML and no difference, so these are made on demand. */
export function versionResolvers(model: ContentModel) {
  const compiledBodyOf = compileOnce((version: VersionNode) => compileVersion(version, model));
  // compileOnce compiles again when the facts change. A version keeps its own, so each is compiled once.
  const bodyOf = (version: VersionNode) => compiledBodyOf(version, version.facts);
  return {
    period: {
      resolve: async (version: VersionNode, _args: object, context: QueryContext) =>
        periodOf(version, await ownFactsOfQuery(context)),
    },
    summaryHtml: { resolve: summaryHtml },
    intro: { resolve: (version: VersionNode) => bodyOf(version).intro },
    parts: { resolve: (version: VersionNode) => bodyOf(version).parts },
    difference: {
      resolve: (version: VersionNode, _args: object, { nodeModel }: QueryContext) => {
        const before = version.previous && nodeModel.getNodeById<VersionNode>({ id: version.previous });
        return before ? describeDifference(before, version, model) : null;
      },
    },
  };
}

/**
 * The resolvers of the fields that a document gets. The current version may be an unrecorded one, which is
 * made of the edited document and isn't a node, so no filter finds it. The versions are sorted, which `@link`
 * doesn't do.
 */
export const documentResolvers = ({
  addresses,
  advice,
  model,
  showsUnrecorded,
}: Pick<LegalRecordOptions, 'addresses' | 'advice' | 'model' | 'showsUnrecorded'>) => ({
  currentVersion: {
    type: `${LEGAL_VERSION_TYPE}!`,
    description:
      'The version in force, or the first one before any is in force; an unrecorded one, if the build shows such texts.',
    resolve: async (edited: EditedNode, _args: object, context: QueryContext) => {
      if (showsUnrecorded) return recordedOrUnrecordedVersion(edited, context, { addresses, model });
      const version = currentOf(await recordedVersions(edited, context));
      if (!version) {
        const file = contentPath(documentFile(edited.name));
        throw new Error(`${file} has no recorded version. Pages show only recorded ones. ${advice.record}`);
      }
      return version;
    },
  },
  versions: {
    type: `[${LEGAL_VERSION_TYPE}!]!`,
    description: 'The recorded versions, the newest first.',
    resolve: (edited: Pick<EditedNode, 'name'>, _args: object, context: QueryContext) =>
      recordedVersions(edited, context),
  },
});

const ownFactsOfQuery = async (context: QueryContext): Promise<OwnFacts> =>
  ownFactsOf(await factsOfQuery(context));

/** @returns the recorded versions of a document, the newest first */
async function recordedVersions(
  { name }: Pick<EditedNode, 'name'>,
  { nodeModel }: QueryContext,
): Promise<VersionNode[]> {
  const query = { filter: { documentName: { eq: name } }, sort: { effectiveDate: 'desc' } };
  const { entries } = await nodeModel.findAll<VersionNode>({ type: LEGAL_VERSION_TYPE, query });
  return [...entries];
}

/** @returns the version in force, or the first one before any is in force; undefined when none is recorded */
const currentOf = (versions: readonly VersionNode[]): VersionNode | undefined =>
  versions.find(({ isCurrent }) => isCurrent);

/**
 * Decides between the edited text and its recorded versions, in a build that shows unrecorded texts. The
 * edited text counts as recorded when it is the newest version, or the one in force again, which takes back
 * an announced version.
 *
 * @returns the edited text as an unrecorded version, which has no page of its own,
 *   when it isn't recorded; otherwise the current one of its recorded versions
 */
async function recordedOrUnrecordedVersion(
  edited: EditedNode,
  context: QueryContext,
  { addresses, model }: Pick<LegalRecordOptions, 'addresses' | 'model'>,
): Promise<VersionNode> {
  const versions = await recordedVersions(edited, context);
  const [newest] = versions;
  const current = currentOf(versions);
  const siteFacts = await factsOfQuery(context);
  const unrecorded = unrecordedVersionOf(edited, factsShown(edited.body, siteFacts, model), addresses);
  const isRecorded = [newest, current].some(
    (version) => version && isSameText(unrecorded, withTypesetFacts(version, model)),
  );
  return current && isRecorded ? current : unrecorded;
}

/** The facts of the site are typeset in queries, while a version has its facts as they were written. */
const withTypesetFacts = (version: VersionNode, { factsSchema }: ContentModel): VersionNode => ({
  ...version,
  facts: typesetFields(version.facts, factsSchema),
});

function unrecordedVersionOf(
  { id, name, title, tabLabel, lastUpdated, changeNote, summary, keyPhrases, body }: EditedNode,
  facts: LegalVersion['facts'],
  addresses: LegalRecordOptions['addresses'],
): VersionNode {
  return {
    // An unrecorded version isn't the node of its document, so it has another id.
    id: `unrecorded version of ${id}`,
    documentName: name,
    effectiveDate: lastUpdated,
    title,
    tabLabel,
    summary,
    keyPhrases: keyPhrases ?? [],
    changeNote,
    sha256: null,
    timestamp: null,
    isRecorded: false,
    isCurrent: true,
    path: addresses.version(name, lastUpdated),
    body,
    facts,
  };
}
