import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import {
  compileBody,
  componentsOf,
  parseBody,
  type CompiledBody,
  type CompileOptions,
  type ContentDocument,
  type ContentModel,
  type Facts,
} from '../mdx-content';
import { sha256, type LedgerEntry } from './ledger';
import type { legalDocument } from './options';
import type { Timestamp } from './timestamp';

/** The level that a `##` of a legal document has on its page. */
export const CLAUSE_LEVEL = 3;

/**
 * A version of a legal document with its entry in the ledger: a recorded one, or the one that editors work on. Its field
 * `version`, named as in the ledger, is the day on which it takes effect.
 */
export interface LegalVersion extends LedgerEntry {
  title: string;
  tabLabel: string;
  summary: string;
  /** Phrases of `summary` that the page marks. */
  keyPhrases: string[];
  /** The MDX after the front matter. */
  body: string;
  /** The bytes of its file. */
  source: Buffer;
  timestamp: Timestamp | null;
}

/** A document of content/legal as it is edited. */
export type EditedDocument = Pick<ContentDocument, 'name' | 'frontMatter' | 'body' | 'placeOf'>;

/** What visitors read of a version. */
export type LegalText = Pick<LegalVersion, 'title' | 'summary' | 'body' | 'facts'>;

/**
 * The version that a document of content/legal becomes when it is recorded, and linked to those before it.
 *
 * @param source the bytes of its file
 * @returns undefined where its front matter is invalid, which the content check reports
 */
export function editedVersion(
  { name, frontMatter, body }: EditedDocument,
  siteFacts: Facts,
  source: Buffer,
  model: ContentModel,
): LegalVersion | undefined {
  if (!frontMatter) return undefined;
  const {
    title,
    tabLabel,
    lastUpdated,
    changeNote,
    summary,
    keyPhrases = [],
  } = frontMatter as z.infer<typeof legalDocument>;
  const fields = { title, tabLabel, version: lastUpdated, changeNote, summary, keyPhrases };
  const facts = factsShown(body, siteFacts, model);
  const entry = { document: name, sha256: sha256(source), facts, previous: null };
  return { ...fields, ...entry, body, source, timestamp: null };
}

/** The texts that visitors read. */
const FIELDS = ['title', 'tabLabel', 'version', 'changeNote', 'summary'] as const;

type ComparedText = Pick<LegalVersion, (typeof FIELDS)[number] | 'keyPhrases' | 'body' | 'facts'>;

/** Compares what visitors read: line endings, comments and notes to editors do not count. */
export const isSameText = (edited: ComparedText, recorded: ComparedText): boolean =>
  FIELDS.every((field) => edited[field] === recorded[field]) &&
  // What a page emphasizes is a part of what it says.
  isDeepStrictEqual(edited.keyPhrases, recorded.keyPhrases) &&
  Object.keys(edited.facts).every((name) => edited.facts[name] === recorded.facts[name]) &&
  // A body keeps the lines of its front matter as empty ones.
  edited.body.trimStart() === recorded.body.trimStart();

/** Compiles the text of a version for its page and its tab, with the facts that were recorded with it. */
export const bodyOfVersion = (
  { document, body, facts }: LegalText & { document: string },
  model: ContentModel,
): CompiledBody => compileBody(body, compileOptions(facts, model, `${document}-`));

/**
 * Finds the facts of the site that a text shows, such as the contact address: they are a part of what is published,
 * so they are recorded.
 *
 * @throws Error when the body is not MDX
 */
export function factsShown(
  body: string,
  siteFacts: Facts,
  { components }: ContentModel,
): LegalVersion['facts'] {
  const shown: LegalVersion['facts'] = {};
  for (const { name } of componentsOf(parseBody(body))) {
    const component = components[name ?? ''];
    const fact = component?.fact ?? component?.ifKnown;
    if (fact) shown[fact] = (siteFacts[fact] as string | undefined) ?? null;
  }
  return shown;
}

/** The options to compile a text with the facts that were recorded with it. */
export const compileOptions = (
  recorded: LegalVersion['facts'],
  model: ContentModel,
  idPrefix = '',
): CompileOptions => ({ model, facts: recorded, headingLevel: CLAUSE_LEVEL, idPrefix });
