import { readFileSync } from 'node:fs';

const SCHEMA = 'http://schema.org/';
const LABEL_ONLY = /(?:comment|label)>$/;

/** The vocabulary of schema.org. */
export interface Vocabulary {
  types: ReadonlySet<string>;
  properties: ReadonlySet<string>;
  /** The types that have the property. */
  domainOf: (property: string) => ReadonlySet<string>;
  /** The types that a value of the property can have. */
  rangeOf: (property: string) => ReadonlySet<string>;
  /** The type and all its parents. */
  kindsOf: (type: string) => ReadonlySet<string>;
}

type Relation = Map<string, Set<string>>;

/** Reads the vocabulary from its package; names are without `http://schema.org/`. */
export function readVocabulary(): Vocabulary {
  const file = require.resolve('@vocabulary/schema/schema.nq');
  const relations = new Map<string, Relation>();
  for (const [, subject = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)> <[^>]+> \.$/gm,
  )) {
    if (LABEL_ONLY.test(predicate) || !subject.startsWith(SCHEMA)) continue;
    const relation = relations.get(nameOf(predicate)) ?? new Map<string, Set<string>>();
    relations.set(nameOf(predicate), relation);
    const objects = relation.get(nameOf(subject)) ?? new Set();
    relation.set(nameOf(subject), objects.add(nameOf(object)));
  }
  const all = (name: string, subject: string) => relations.get(name)?.get(subject) ?? new Set<string>();
  const subjectsOf = (kind: string) =>
    new Set(
      [...(relations.get('type') ?? [])].filter(([, kinds]) => kinds.has(kind)).map(([subject]) => subject),
    );
  const kindsOf = (type: string): ReadonlySet<string> =>
    new Set([type, ...[...all('subClassOf', type)].flatMap((parent) => [...kindsOf(parent)])]);
  return {
    types: subjectsOf('Class'),
    properties: subjectsOf('Property'),
    domainOf: (property) => all('domainIncludes', property),
    rangeOf: (property) => all('rangeIncludes', property),
    kindsOf,
  };
}

/** The last part of an IRI, after its `#` or its last slash. */
export const nameOf = (iri: string): string => iri.replace(/^.*[#/]/, '');
