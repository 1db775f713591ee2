import type { Root } from 'hast';
import { bodyOfTree, toHtml, type CompiledBody } from '../compile-body';
import { digest } from '../read-content';
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
const identity = ({ document, title, summary, body, facts }: Version) =>
  JSON.stringify([document, title, summary, body, facts]);

/** Pages ask for neighbours one after the other, so a few are enough. */
const KEPT = 16;
const trees = new Map<string, Root>();

/** The text as its page and the tab show it. */
export const bodyOfVersion = (version: Version): CompiledBody =>
  bodyOfTree(compiledOnce(version), CLAUSE_LEVEL);

/** What changed between two versions, as HTML and as a count. */
export function differenceOf(before: Version, after: Version): Difference {
  const difference = compareTexts(
    clausesOfTree(before, compiledOnce(before)),
    clausesOfTree(after, compiledOnce(after)),
  );
  return { html: toHtml(renderDifference(difference).children), summary: countChanges(difference) };
}

/** A version is asked for by its own page, twice, and by the next one's. */
function compiledOnce(version: Version): Root {
  const key = identity(version);
  const tree = trees.get(key) ?? treeOf(version, `${version.document}-`);
  trees.delete(key);
  trees.set(key, tree);
  for (const oldest of trees.keys()) {
    if (trees.size <= KEPT) break;
    trees.delete(oldest);
  }
  return tree;
}
