import type { BuiltPage, BuiltSite } from './built-site';

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

/** Elements outside of templates that make a browser request a file, and the attribute that names it. */
const REQUESTING = [
  ['script[src]', 'src', 'scripts'],
  ['link[rel=preload][as=script]', 'href', 'scripts'],
  ['link[rel=icon]', 'href', 'icon'],
  ['link[rel=stylesheet], link[rel=preload][as=style]', 'href', 'styles'],
  ['link[rel=preload][as=font]', 'href', 'font'],
  ['img[src]', 'src', 'pictures'],
  ['link[rel=preload][as=image]', 'href', 'pictures'],
] as const satisfies [string, string, Kind][];

/** Finds the files that a browser requests because of a page; `e2e/page-weight.spec.ts` compares them with a browser. */
export function pageRequests({ html, document }: BuiltPage, site: BuiltSite): PageRequests {
  const scripts = startedScripts(html);
  const named = REQUESTING.flatMap(([selector, attribute, kind]) =>
    [...document.querySelectorAll(selector)].map((element) => ({
      file: element.getAttribute(attribute) ?? '',
      kind,
    })),
  );
  const fonts = [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    [...(textContent ?? '').matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, file = '']) => ({
      file,
      kind: 'font' as const,
    })),
  );
  const own = [...scripts, ...named, ...fonts]
    .filter(({ file }) => file.startsWith('/'))
    .map(({ file, kind }) => ({ file: file.replace(/[?#].*/s, ''), kind }));
  return {
    atOnce: [...new Map(own.map((request) => [request.file, request])).values()],
    onFirstUse: laterScripts(scripts, site),
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
function laterScripts(started: readonly PageRequest[], { files, read }: BuiltSite): PageRequest[] {
  const code = started.map(({ file }) => read(file.slice(1)).toString()).join('\n');
  return [...files].flatMap((file) => {
    const [, hash] = /^[\w-]+-([0-9a-f]{20,})\.js$/.exec(file) ?? [];
    const [, id] = new RegExp(`(\\d+):"${hash}"`).exec(code) ?? [];
    return code.includes(`.e(${id})`) ? { file: `/${file}`, kind: 'scripts' } : [];
  });
}
