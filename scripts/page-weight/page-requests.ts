import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

export const KINDS = ['scripts', 'styles', 'font', 'icon', 'pictures'] as const;

export type Kind = (typeof KINDS)[number];

/** A file of the site that a page asks for besides itself. */
export interface PageRequest {
  /** From the site's root, with a slash before it. */
  file: string;
  kind: Kind;
  /** Of scripts: the name by which `scriptPackages` knows it. */
  entry?: string;
}

export interface PageRequests {
  /** Without the visitor's doing anything. */
  atOnce: PageRequest[];
  /** When the visitor first uses what needs them. */
  onFirstUse: PageRequest[];
}

/**
 * Finds in a page what a browser asks for because of it; `e2e/page-weight.spec.ts` holds it against a browser.
 *
 * @param html the page
 * @param files every file of the built site, from its root; older releases' scripts may be among them
 * @param read the text of one of them
 */
export function pageRequests(
  html: string,
  files: readonly string[],
  read: (file: string) => string,
): PageRequests {
  const scripts = startedScripts(html);
  const atOnce = [...scripts, ...elementsOf(parse(html)).flatMap(requestsOf)];
  return {
    atOnce: atOnce.filter(({ file }, place) => atOnce.findIndex((other) => other.file === file) === place),
    onFirstUse: laterScripts(scripts, files, read),
  };
}

/** As the loader in the page's head does: the app's script, and that of each island which has one. */
function startedScripts(html: string): PageRequest[] {
  const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = '']) => name);
  return [...new Set(['app', ...islands])].flatMap((entry) => {
    const [file] = new RegExp(`/${entry}-\\w+\\.js`).exec(html) ?? [];
    return file ? { file, kind: 'scripts', entry } : [];
  });
}

/** Chunks that one of the scripts loads by its number (`.e(616)`), under the hash that webpack's runtime has for it. */
function laterScripts(
  started: readonly PageRequest[],
  files: readonly string[],
  read: (file: string) => string,
): PageRequest[] {
  const texts = started.map(({ file }) => read(file));
  return files.flatMap((file) => {
    const [, entry = '', hash] = /^\/([\w-]+)-([0-9a-f]{20,})\.js$/.exec(file) ?? [];
    const [, id] = texts.map((text) => new RegExp(`(\\d+):"${hash}"`).exec(text)).find(Boolean) ?? [];
    const isAskedFor = texts.some((text) => text.includes(`.e(${id})`));
    return isAskedFor ? { file, kind: 'scripts', entry } : [];
  });
}

/** Those in templates are inert. */
function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

const KIND_OF_PRELOAD: Readonly<Record<string, Kind>> = {
  font: 'font',
  script: 'scripts',
  style: 'styles',
  image: 'pictures',
};

function requestsOf(element: Element): PageRequest[] {
  const attribute = (name: string) => element.attrs.find((attr) => attr.name === name)?.value ?? '';
  const own = (file: string, kind: Kind | undefined): PageRequest[] =>
    kind && file.startsWith('/') ? [{ file: file.replace(/[?#].*/s, ''), kind }] : [];
  if (element.tagName === 'script') return own(attribute('src'), 'scripts');
  if (element.tagName === 'img') return own(attribute('src'), 'pictures');
  if (element.tagName === 'style') return fontsIn(element).flatMap((file) => own(file, 'font'));
  if (element.tagName !== 'link') return [];
  const relation = attribute('rel');
  if (relation === 'stylesheet') return own(attribute('href'), 'styles');
  if (relation === 'icon') return own(attribute('href'), 'icon');
  return relation === 'preload' ? own(attribute('href'), KIND_OF_PRELOAD[attribute('as')]) : [];
}

function fontsIn({ childNodes }: Element): string[] {
  const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return [...text.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, file = '']) => file);
}
