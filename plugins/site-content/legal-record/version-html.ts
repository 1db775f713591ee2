import { bodyOfTree, toHtml, type CompiledBody } from '../compile/compile-body';
import { digest } from '../parse/read-content';
import { memoize } from '../compile/memoize';
import { CLAUSE_LEVEL, clausesOfTree, treeOf, type DocumentText } from './difference/blocks';
import { countChanges } from './difference/describe-difference';
import { compareTexts } from './difference/difference';
import { renderDifference } from './difference/render-difference';

interface Version extends DocumentText {
  document: string;
}

/** Gatsby's cache, which in a build of ours lasts until the code that the site is built by changes. */
export interface Cache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
}

export interface Difference {
  html: string;
  summary: string;
}

/**
 * What pages show of recorded texts, made once for each text and kept between builds: a new version changes what
 * stands around earlier ones, not what they say.
 *
 * @param cache null while somebody works on the text or on the code
 */
export function rememberedHtml(cache: Cache | null) {
  const remember = async <Made>(texts: Version[], make: () => Made): Promise<Made> => {
    if (!cache) return make();
    const key = digest(...texts.map(identity));
    return ((await cache.get(key)) ?? (await cache.set(key, make()))) as Made;
  };
  return {
    /** The whole text. */
    textOf: (version: Version): Promise<string> => remember([version], () => bodyOfVersion(version).html),
    /** What changed between two versions, as HTML and as a count. */
    differenceOf: (before: Version, after: Version): Promise<Difference> =>
      remember([before, after], () => differenceOf(before, after)),
  };
}

/** All that decides what is made of a version's text. */
function identity({ document, title, summary, body, facts }: Version): string {
  return JSON.stringify([document, title, summary, body, facts]);
}

/** A version is asked for by its own page, twice, and by the next one's; pages ask one after the other. */
const KEPT = 16;

const treeOfVersion = memoize(KEPT, (version: Version) => treeOf(version, `${version.document}-`), identity);

const clausesOfVersion = memoize(
  KEPT,
  (version: Version) => clausesOfTree(version, treeOfVersion(version)),
  identity,
);

/** The text as its page and the tab show it. */
export const bodyOfVersion = (version: Version): CompiledBody =>
  bodyOfTree(treeOfVersion(version), CLAUSE_LEVEL);

/** What changed between two versions, as HTML and as a count. */
export function differenceOf(before: Version, after: Version): Difference {
  const difference = compareTexts(clausesOfVersion(before), clausesOfVersion(after));
  return { html: toHtml(renderDifference(difference).children), summary: countChanges(difference) };
}
