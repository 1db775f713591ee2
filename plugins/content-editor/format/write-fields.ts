import {
  Document,
  Schema,
  visit,
  type DocumentOptions,
  type Node,
  type Scalar,
  type SchemaOptions,
  type ToStringOptions,
} from 'yaml';
import type { FieldGroup } from './form-values';

/** The length of the longest line of a text that is wrapped, in characters. */
const LINE_WIDTH = 95;

export const LAYOUT: ToStringOptions = { lineWidth: LINE_WIDTH, flowCollectionPadding: false };

/**
 * Puts quotes around texts that gatsby-plugin-mdx, which reads YAML 1.1, would take for something
 * else, such as "yes". A day needs none: mdx-content makes a text of it again.
 */
export const QUOTED_FOR_YAML_1_1: DocumentOptions & SchemaOptions = {
  compat: new Schema({ schema: 'yaml-1.1' }).tags.filter(({ tag }) => tag !== 'tag:yaml.org,2002:timestamp'),
};

/** @returns the fields as YAML, with a line break at the end; an empty text when there are none */
export function writeFields(fields: FieldGroup): string {
  if (Object.keys(fields).length === 0) return '';
  const document = new Document(fields, QUOTED_FOR_YAML_1_1);
  styleTexts(document);
  return document.toString(LAYOUT);
}

/** Gives each text in a tree a style in which it reads back as it is. */
export function styleTexts(tree: Node | Document): void {
  visit(tree, { Scalar: (_key, node) => styleText(node) });
}

/**
 * Matches spaces at an end of a text or of a line, characters that nobody sees, and a first line that is
 * only a sign with which YAML begins a list or a field. Only double quotes keep all of them.
 */
const NEEDS_ESCAPES = /^\s|\s$|[^\S\n]\n|\n[^\S\n]|(?!\n)\p{C}|^[-?:]\n/u;

function styleText(node: Scalar): void {
  if (typeof node.value !== 'string') return;
  if (NEEDS_ESCAPES.test(node.value)) node.type = 'QUOTE_DOUBLE';
  else if (node.type === undefined && node.value.length > LINE_WIDTH) node.type = 'BLOCK_FOLDED';
}
