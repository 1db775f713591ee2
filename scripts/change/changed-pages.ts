import { ROUTES, tabPath } from '../../src/shared/routes';
import { versionPath } from '../../src/shared/version-address';
import { git } from './git';
import { code } from './markdown';

/** A file of the content that differs from the base. */
export interface ChangedFile {
  /** Path below the project's root. */
  file: string;
  change: 'new' | 'changed' | 'removed';
}

const CHANGES: Readonly<Record<string, ChangedFile['change']>> = { A: 'new', D: 'removed' };

/** Lists the content and pictures of the working tree that differ from a commit. */
export function changedFiles(project: string, base: string): ChangedFile[] {
  const output = git(project, 'diff', '--name-status', '--no-renames', '-z', base, '--', 'content', 'static');
  return Array.from(output.matchAll(/(.)\0([^\0]+)\0/g), ([, status = '', file = '']) => ({
    file,
    change: CHANGES[status] ?? 'changed',
  }));
}

/** @returns the address that shows a file, or in words where there is none */
function pageOf(file: string): string {
  if (file.startsWith('static/')) return file.slice('static'.length);
  const name = file.replace(/^content\//, '');
  if (name === 'site.yaml') return 'every page';
  const [, document, date] = /^legal\/record\/([\w-]+)\/([\d-]+)\.(?:mdx|tsr)$/.exec(name) ?? [];
  if (document && date) return versionPath(document, date);
  const [, folder, entry = ''] = /^(\w+)\/([\w-]+)\.mdx$/.exec(name) ?? [];
  if (folder === 'faq') return `/#${entry}`;
  if (folder === 'legal') return tabPath(entry);
  const route = Object.values(ROUTES).find(({ content }) =>
    content.some((place) => entry && name.startsWith(place)),
  );
  return route?.path ?? 'no page';
}

/**
 * Lists the pages that a change touches, as a table in Markdown.
 *
 * @param preview the origin of the preview, where there is one
 */
export function pagesTable(files: readonly ChangedFile[], preview?: string): string {
  const rows = files.map(({ file, change }) => {
    const page = pageOf(file);
    const isLinked = preview && page.startsWith('/') && change !== 'removed';
    const shown = isLinked ? `[${page}](${encodeURI(preview + page)})` : page;
    return `| ${shown} | ${code(file)} | ${change} |`;
  });
  return ['| Page | File | Change |', '| --- | --- | --- |', ...rows].join('\n');
}
