import type { CreateSchemaCustomizationArgs, Node } from 'gatsby';
import { RECORDED_VERSION } from '../kinds';
import type { SiteFacts } from '../schemas';
import { factsShown } from './recorded-facts';
import type { VersionNode } from './version-nodes';
import { bodyOfVersion, rememberedHtml } from './version-html';

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
    html: String! @recordedText
    parts: [BodyPart!]! @recordedParts
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

/** Declares what pages can ask of a version: its text, compiled as it was published, and what changed. */
export function createLegalSchema({ actions, cache }: CreateSchemaCustomizationArgs): void {
  const extension = (name: string, resolve: (...args: never[]) => unknown) =>
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  const { textOf, differenceOf } = rememberedHtml(process.env.NODE_ENV === 'production' ? cache : null);
  extension('recordedText', textOf);
  extension('recordedParts', (version: VersionNode) => bodyOfVersion(version).parts);
  extension('sincePrevious', (version: VersionNode, _args: object, { nodeModel }: QueryContext) => {
    const before = version.previous && nodeModel.getNodeById<VersionNode>({ id: version.previous });
    return before ? differenceOf(before, version) : null;
  });
  extension('versionToShow', versionToShow);
  actions.createTypes(TYPES);
}

interface EditedNode extends Node {
  name: string;
  lastUpdated: string;
  changeNote: string;
  title: string;
  tabLabel: string;
  summary: string;
  body: string;
}

/** The version in force; while somebody works on the text (`gatsby develop`), the text as it is edited. */
async function versionToShow(edited: EditedNode, _args: object, { nodeModel }: QueryContext) {
  const find = (filter: object) =>
    nodeModel.findOne<VersionNode & { next: string | null }>({
      type: RECORDED_VERSION.type,
      query: { filter: { document: { eq: edited.name }, ...filter } },
    });
  const shown = await find({ shown: { eq: true } });
  if (process.env.NODE_ENV === 'production') return shown;
  const newest = await find({ next: { id: { eq: null } } });
  const fields = ['title', 'tabLabel', 'summary', 'lastUpdated', 'changeNote', 'body'] as const;
  const isRecorded =
    newest && fields.every((field) => edited[field].trim() === asEdited(newest)[field].trim());
  if (isRecorded) return shown;
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

const asEdited = ({ date, ...version }: VersionNode) => ({ ...version, lastUpdated: date });
