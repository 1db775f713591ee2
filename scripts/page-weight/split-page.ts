import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { sizesOf, type Sizes } from './sizes';

type Node = DefaultTreeAdapterMap['node'];

/** What the bytes of a page are there for. */
export const CAUSES = ['text', 'markup', 'styles', 'inline scripts', 'data', 'drawings'] as const;

export type Cause = (typeof CAUSES)[number];

/** Scripts that nothing runs: what search engines read, and what browsers may fetch ahead. */
const DATA = ['application/ld+json', 'speculationrules'];

interface Stretch {
  cause: Cause;
  html: string;
}

/**
 * Splits a page by what its characters are there for; put together again, the stretches are the page. An
 * element of styles, script or drawing counts whole, with its tags; what is left over is markup.
 */
export function splitPage(page: string): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { cause, from, to } of placesIn(page)) {
    // A parser mends a broken page, and can join texts over what stands between them.
    const start = Math.max(from, end);
    if (start >= to) continue;
    if (start > end) stretches.push({ cause: 'markup', html: page.slice(end, start) });
    stretches.push({ cause, html: page.slice(start, to) });
    end = to;
  }
  if (end < page.length) stretches.push({ cause: 'markup', html: page.slice(end) });
  return stretches;
}

/** All that a page has for one cause. */
export const partOf = (stretches: readonly Stretch[], cause: Cause): string =>
  stretches
    .filter((stretch) => stretch.cause === cause)
    .map(({ html }) => html)
    .join('');

/**
 * What each cause adds to a page: by how much the page would be smaller without it. Compressed, these do
 * not add up to the page, since what stands in it twice costs hardly anything.
 */
export function weighCauses(page: string): Record<Cause, Sizes> {
  const stretches = splitPage(page);
  const whole = sizesOf(Buffer.from(page), '.html');
  const weigh = (cause: Cause): Sizes => {
    const rest = stretches.filter((stretch) => stretch.cause !== cause).map(({ html }) => html);
    const { raw, gzip, brotli } = sizesOf(Buffer.from(rest.join('')), '.html');
    return { raw: whole.raw - raw, gzip: whole.gzip - gzip, brotli: whole.brotli - brotli };
  };
  return Object.fromEntries(CAUSES.map((cause) => [cause, weigh(cause)])) as Record<Cause, Sizes>;
}

interface Place {
  cause: Cause;
  from: number;
  to: number;
}

function placesIn(page: string): Place[] {
  const places: Place[] = [];
  const visit = (node: Node) => {
    const cause = causeOf(node);
    const location = 'sourceCodeLocation' in node ? node.sourceCodeLocation : undefined;
    if (cause && location) places.push({ cause, from: location.startOffset, to: location.endOffset });
    if (cause) return;
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // What <noscript> holds is elements for those who have no scripts.
  visit(parse(page, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return places.sort((a, b) => a.from - b.from);
}

/** @returns undefined for what is markup, and may have other things in it */
function causeOf(node: Node): Cause | undefined {
  if (node.nodeName === '#text') return 'text';
  if (node.nodeName === 'style') return 'styles';
  if (node.nodeName === 'svg') return 'drawings';
  if (node.nodeName !== 'script' || !('attrs' in node)) return undefined;
  const attribute = (name: string) => node.attrs.find((attr) => attr.name === name)?.value;
  if (attribute('src') !== undefined) return undefined;
  return DATA.includes(attribute('type') ?? '') ? 'data' : 'inline scripts';
}
