import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import { RECORDED_VERSION } from '../kinds';
import type { SiteFacts } from '../schemas';
import type { CompiledBody } from '../compile/compile-body';
import { isSameText, type PublishedText } from './edited-document';
import { factsShown } from './recorded-facts';
import type { VersionNode } from './version-nodes';
import { bodyOfVersion, differenceOf } from './version-html';

const TYPES = `
  type LegalDifference {
    html: String!
    summary: String!
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
    from: String!
    until: String
    path: String!
    file: String!
    previous: LegalVersion @link
    next: LegalVersion @link
    current: LegalVersion @link
    announced: [LegalVersion!]! @link
    intro: String! @recordedBody
    parts: [BodyPart!]! @recordedBody
    difference: LegalDifference @sincePrevious
  }
  type LegalDocument implements Node {
    version: LegalVersion! @versionToShow
  }
`;

interface QueryContext {
  nodeModel: {
    findOne: <Found>(query: { type: string; query: object }) => Promise<Found | null>;
    getNodeById: <Found>(query: { id: string }) => Found | null;
  };
}

interface QueryInfo {
  fieldName: keyof CompiledBody;
}

/** Declares the fields that pages query of a version: its text as it was published, and what changed. */
export function createLegalSchema({ actions }: CreateSchemaCustomizationArgs): void {
  const extension = (name: string, resolve: (...args: never[]) => unknown) =>
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  extension(
    'recordedBody',
    (version: VersionNode, _args: object, _context: QueryContext, { fieldName }: QueryInfo) =>
      bodyOfVersion(version)[fieldName],
  );
  extension('sincePrevious', (version: VersionNode, _args: object, { nodeModel }: QueryContext) => {
    const before = version.previous && nodeModel.getNodeById<VersionNode>({ id: version.previous });
    return before ? differenceOf(before, version) : null;
  });
  extension('versionToShow', versionToShow);
  actions.createTypes(TYPES);
}

/** A document of content/legal: a `LegalDocument`. */
type EditedNode = Node & PublishedText & { name: string };

/**
 * The version in force. In `gatsby develop`, a text that is not recorded yet is shown as a draft: a `LegalVersion`
 * that has no page.
 */
async function versionToShow(edited: EditedNode, _args: object, { nodeModel }: QueryContext) {
  const find = (filter: object) =>
    nodeModel.findOne<VersionNode>({
      type: RECORDED_VERSION.type,
      query: { filter: { document: { eq: edited.name }, ...filter } },
    });
  const shown = await find({ shown: { eq: true } });
  if (process.env.NODE_ENV === 'production') return shown;
  const newest = await find({ next: { id: { eq: null } } });
  if (newest && isSameText(edited, { ...newest, lastUpdated: newest.date })) return shown;
  const facts = await nodeModel.findOne<Node & SiteFacts>({ type: 'SiteFacts', query: {} });
  if (!facts) throw new Error('content/site.yaml is missing.');
  return {
    ...newest,
    ...edited,
    document: edited.name,
    date: edited.lastUpdated,
    from: edited.lastUpdated,
    until: null,
    status: 'draft',
    previous: newest?.id ?? null,
    next: null,
    announced: [],
    facts: factsShown(edited.body, facts),
  };
}
