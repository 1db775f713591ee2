import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

export interface PageParts {
  /** The page without its words. */
  frame: string;
  /** Elements that hold code; data blocks such as JSON-LD are none. */
  inlineScripts: string;
  inlineStyles: string;
}

/** Scripts that browsers do not run. */
const DATA_BLOCKS = ['application/ld+json', 'speculationrules'];

interface Range {
  startOffset: number;
  endOffset: number;
}

/**
 * Finds the words, scripts and styles of a page.
 *
 * @param html a valid page
 */
export function splitPage(html: string): PageParts {
  const ranges = { words: [] as Range[], scripts: [] as Range[], styles: [] as Range[] };
  const visit = (node: Node): void => {
    const location = 'sourceCodeLocation' in node ? node.sourceCodeLocation : undefined;
    if (location && node.nodeName === '#text') ranges.words.push(location);
    if (location && node.nodeName === 'style') ranges.styles.push(location);
    if (location && isInlineScript(node)) ranges.scripts.push(location);
    if (['style', 'script', 'svg'].includes(node.nodeName)) return;
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // Without scripting, <noscript> holds elements: its words are words too.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  const textOf = ({ startOffset, endOffset }: Range) => html.slice(startOffset, endOffset);
  return {
    frame: ranges.words.reduceRight(
      (page, { startOffset, endOffset }) => page.slice(0, startOffset) + page.slice(endOffset),
      html,
    ),
    inlineScripts: ranges.scripts.map(textOf).join(''),
    inlineStyles: ranges.styles.map(textOf).join(''),
  };
}

function isInlineScript(node: Node): boolean {
  if (node.nodeName !== 'script' || !('attrs' in node)) return false;
  const attribute = (name: string) => node.attrs.find((attr) => attr.name === name)?.value;
  return attribute('src') === undefined && !DATA_BLOCKS.includes(attribute('type') ?? '');
}
