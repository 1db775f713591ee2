import { isDeepStrictEqual } from 'node:util';
import {
  compileBody,
  findComponent,
  headingLevelOf,
  idPrefixOf,
  type CompiledBody,
  type ContentComponent,
  type ContentModel,
  type Facts,
} from '../../mdx-content';
import { componentsOf, parseBody, type CompileOptions } from '../../mdx-content/syntax';
import type { FieldPath, Place } from '../../shared/text/finding';
import type { Timestamp } from '../timestamp/verify-timestamp';
import { legalFrontMatter } from './front-matter';
import { sha256, type LedgerEntry } from './ledger';
import { legalKindOf } from './legal-kind-of';

/**
 * A version of a legal document with its entry in the ledger: a recorded version, or one that
 * an edited document becomes when it is recorded.
 */
export interface LegalVersion extends LedgerEntry {
  title: string;
  tabLabel: string;
  summary: string;
  /** Phrases of `summary` that the page marks. */
  keyPhrases: string[];
  /** The MDX after the front matter. */
  body: string;
  source: Buffer;
  timestamp: Timestamp | null;
}

/** A document of content/legal as it is edited. The content check makes it of a file. */
export interface EditedDocument {
  /** The file's name without its extension. */
  name: string;
  /** The fields, except the fields for editors; undefined when a field is invalid. */
  frontMatter: Record<string, unknown> | undefined;
  /** The MDX after the front matter. */
  body: string;
  placeOf: (path: FieldPath) => Place;
}

export type LegalTextContent = Pick<LegalVersion, 'title' | 'summary' | 'body' | 'facts'>;

/**
 * Makes the version that an edited document becomes when it is recorded. It isn't chained
 * to earlier versions yet.
 *
 * @param source the bytes of the document's file
 * @returns undefined when the front matter is invalid, which the content check reports
 */
export function editedVersion(
  { name, frontMatter, body }: EditedDocument,
  siteFacts: Facts,
  source: Buffer,
  model: ContentModel,
): LegalVersion | undefined {
  if (!frontMatter) return undefined;
  const fields = legalFrontMatter.parse(frontMatter);
  const { title, tabLabel, lastUpdated, changeNote, summary, keyPhrases = [] } = fields;
  return {
    documentName: name,
    effectiveDate: lastUpdated,
    sha256: sha256(source),
    changeNote,
    facts: factsShown(body, siteFacts, model),
    previousHash: null,
    title,
    tabLabel,
    summary,
    keyPhrases,
    body,
    source,
    timestamp: null,
  };
}

const VISIBLE_FIELDS = ['title', 'tabLabel', 'effectiveDate', 'changeNote', 'summary'] as const;

type ComparedText = Pick<LegalVersion, (typeof VISIBLE_FIELDS)[number] | 'keyPhrases' | 'body' | 'facts'>;

/** Compares what visitors read of two texts. Line endings, comments and notes to editors don't count. */
export function isSameText(edited: ComparedText, recorded: ComparedText): boolean {
  const hasSameFields = VISIBLE_FIELDS.every((field) => edited[field] === recorded[field]);
  // A phrase that the page marks tells visitors more than the same phrase without a mark.
  const hasSamePhrases = isDeepStrictEqual(edited.keyPhrases, recorded.keyPhrases);
  const hasSameFacts = Object.keys(edited.facts).every((name) => edited.facts[name] === recorded.facts[name]);
  // Each body begins with an empty line for every line of its front matter, so that places in the body are
  // places in the file.
  const hasSameBody = edited.body.trimStart() === recorded.body.trimStart();
  return hasSameFields && hasSamePhrases && hasSameFacts && hasSameBody;
}

export const compileVersion = (
  { documentName, body, facts }: LegalTextContent & { documentName: string },
  model: ContentModel,
): CompiledBody =>
  compileBody(body, compileOptions(facts, model, idPrefixOf(legalKindOf(model), documentName)));

/**
 * Finds the facts of the site that a text shows, such as the contact address. Visitors read them as
 * a part of the text, so they are recorded with it.
 *
 * @returns the values by the names of the facts; null for a fact without a value
 * @throws Error when the body isn't MDX
 */
export function factsShown(body: string, siteFacts: Facts, model: ContentModel): LegalVersion['facts'] {
  const shown: LegalVersion['facts'] = {};
  for (const { name } of componentsOf(parseBody(body))) {
    const fact = factOf(findComponent(name, model));
    if (!fact) continue;
    const value = siteFacts[fact];
    shown[fact] = typeof value === 'string' ? value : null;
  }
  return shown;
}

/** @returns the name of the fact that a component shows, or that its content depends on */
function factOf(component: ContentComponent | undefined): string | undefined {
  if (!component) return undefined;
  if ('fact' in component) return component.fact;
  return 'ifKnown' in component ? component.ifKnown : undefined;
}

export const compileOptions = (
  recordedFacts: LegalVersion['facts'],
  model: ContentModel,
  idPrefix = '',
): CompileOptions => ({
  model,
  facts: recordedFacts,
  headingLevel: headingLevelOf(legalKindOf(model)),
  idPrefix,
});
