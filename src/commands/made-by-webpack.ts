import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadPart, loadPartLate } from './gatsby-parts';

/** What webpack was asked for in a build, and the hashes by which Gatsby knows which pages that changed. */
interface MadeByWebpack {
  /** The templates that pages have, and the addresses that they stand for. */
  templates: string;
  scriptsHash: string;
  templateHashes: unknown;
}

const NOTES = '.cache/made-by-webpack.json';
/** What Gatsby writes for webpack by what pages there are: content can change it. */
const TEMPLATES = ['.cache/async-requires.js', '.cache/match-paths.json'];
/** What webpack leaves: which scripts there are, and the program that renders pages. */
const LEFT = ['public/webpack.stats.json', '.cache/page-ssr/routes/render-page.js'];

/**
 * Where only content has changed since the build before (PROGRAM_UNCHANGED, build.ts), all that webpack made
 * then still stands: it is not run, and neither it nor the tools that it would use are loaded.
 */
export function keepWhatWebpackMade(): void {
  let before: Partial<MadeByWebpack> = {};
  const made: Partial<MadeByWebpack> = {};
  const stands = () => made.templates === before.templates;

  loadPartLate('utils/webpack.config');
  const scripts = loadPart('commands/build-javascript');
  const pages = loadPart('commands/build-html');
  const hashes = loadPart('utils/webpack/get-ssr-chunk-hashes');
  const { buildProductionBundle } = scripts;
  const { buildRenderer } = pages;
  const { getSSRChunkHashes } = hashes;

  scripts.buildProductionBundle = async (...args: unknown[]) => {
    // Not sooner: Gatsby clears its folder where it does not trust what is there.
    if (process.env['PROGRAM_UNCHANGED']) before = readNotes();
    made.templates = TEMPLATES.map((file) => readFileSync(file, 'utf8')).join('');
    if (stands()) return { stats: { hash: before.scriptsHash, hasWarnings: () => false }, close };
    const bundle = await buildProductionBundle(...args);
    made.scriptsHash = bundle.stats.hash;
    return bundle;
  };
  pages.buildRenderer = (...args: unknown[]) => (stands() ? { stats: {}, close } : buildRenderer(...args));
  hashes.getSSRChunkHashes = (args: object) => {
    if (stands()) return before.templateHashes;
    made.templateHashes = getSSRChunkHashes(args);
    writeFileSync(NOTES, JSON.stringify(made));
    return made.templateHashes;
  };
}

function readNotes(): Partial<MadeByWebpack> {
  if (![NOTES, ...LEFT].every((file) => existsSync(file))) return {};
  return JSON.parse(readFileSync(NOTES, 'utf8')) as MadeByWebpack;
}

const close = async () => {};
