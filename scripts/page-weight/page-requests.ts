import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

type Kind = 'scripts' | 'styles' | 'font' | 'icon' | 'pictures';

/** A file of the site that a browser requests because of a page. */
export interface PageRequest {
  /** From the site's root, with a slash before it. */
  file: string;
  kind: Kind;
}

interface PageRequests {
  /** When the page loads. */
  atOnce: PageRequest[];
  /** When the visitor first uses what needs them. */
  onFirstUse: PageRequest[];
}

/**
 * Finds the files that a browser requests because of a page; `e2e/page-weight.spec.ts` compares them with a browser.
 *
 * @param html the page
 * @param files every file of the built site, from its root; scripts of older releases may be among them
 * @param read returns the text of one of them
 */
export function pageRequests(
  html: string,
  files: readonly string[],
  read: (file: string) => string,
): PageRequests {
  const scripts = startedScripts(html);
  const requests = [...scripts, ...elementsOf(parse(html)).flatMap(requestsOf)];
  return {
    atOnce: [...new Map(requests.map((request) => [request.file, request])).values()],
    onFirstUse: laterScripts(scripts, files, read),
  };
}

/** Like the loader in the page's head: the app's script, and that of each island that has one. */
function startedScripts(html: string): PageRequest[] {
  const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = '']) => name);
  return [...new Set(['app', ...islands])].flatMap((entry) => {
    const [file] = new RegExp(`/${entry}-\\w+\\.js`).exec(html) ?? [];
    return file ? { file, kind: 'scripts' } : [];
  });
}

/** Chunks that one of the scripts loads by number (`.e(616)`), with the hash that webpack's runtime names. */
function laterScripts(
  started: readonly PageRequest[],
  files: readonly string[],
  read: (file: string) => string,
): PageRequest[] {
  const texts = started.map(({ file }) => read(file));
  return files.flatMap((file) => {
    const [, hash] = /^\/[\w-]+-([0-9a-f]{20,})\.js$/.exec(file) ?? [];
    const [, id] = texts.map((text) => new RegExp(`(\\d+):"${hash}"`).exec(text)).find(Boolean) ?? [];
    const isRequested = texts.some((text) => text.includes(`.e(${id})`));
    return isRequested ? { file, kind: 'scripts' } : [];
  });
}

/** All elements but those in templates, which are inert. */
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
