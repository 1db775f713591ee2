import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from '@playwright/test';
import { readHosting } from '../src/publish/hosting/hosting';
import { expect } from './page';
import { ProjectCopy } from './project-copy';

/** A hash for each published file, by its path. */
function published(copy: ProjectCopy): Record<string, string> {
  const root = path.join(copy.folder, 'public');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        path.relative(root, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

test.describe('what is published', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let copy: ProjectCopy;
  let before: Record<string, string>;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    copy = new ProjectCopy();
    expect(await copy.build(), copy.output).toBe(0);
    before = published(copy);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['index.html', '404.html', 'legal/index.html']),
    );
  });
  test.afterAll(() => copy.remove());

  const FAILURES = [
    {
      name: 'a field of the wrong type',
      file: 'content/faq/launch.mdx',
      from: 'order: 2',
      to: 'order: two',
      says: 'content/faq/launch.mdx:3:8',
    },
    {
      name: 'a document that is not MDX',
      file: 'content/legal/terms.mdx',
      from: '<Brand />',
      to: '<$250,000',
      says: 'content/legal/terms.mdx:',
    },
    {
      name: 'a query for a field that there is not',
      file: 'src/pages/legal.tsx',
      from: '      description\n',
      to: '      describtion\n',
      says: 'describtion',
    },
    {
      name: 'a component that throws while a page is rendered',
      file: 'src/legal/LegalSection.tsx',
      from: 'const documents = data',
      to: "throw new Error('Made for the test');\n  const documents = data",
      says: 'failed for path "/legal"',
    },
    {
      name: 'a browser script that cannot be compiled',
      file: 'src/faq/FaqAccordion.tsx',
      from: 'const NONE = -1;',
      to: 'const NONE = ;',
      says: 'FaqAccordion.tsx',
    },
  ];

  for (const { name, file, from, to, says } of FAILURES) {
    test(`stays as it was after ${name}`, async () => {
      copy.edit(file, from, to);
      expect(await copy.build()).not.toBe(0);
      expect(copy.output).toContain(says);
      expect(published(copy)).toEqual(before);
      // Caches start anew after a build that was not stopped before it touched them.
      expect(existsSync(path.join(copy.folder, '.build/unfinished'))).toBe(!file.startsWith('content/'));
      copy.edit(file, to, from);
    });
  }

  test('stays as it was after a build that is killed in the middle', async () => {
    copy.edit('content/faq/launch.mdx', 'order: 2', 'order: 9');
    const ended = copy.build();
    await expect.poll(() => copy.output, { timeout: 120_000 }).toContain('Building HTML renderer');
    copy.kill();
    await ended;
    expect(published(copy)).toEqual(before);
  });

  test('changes after the next good build', async () => {
    expect(await copy.build(), copy.output).toBe(0);
    const after = published(copy);
    expect(after['index.html']).not.toBe(before['index.html']);
    expect(after['legal/index.html']).toBe(before['legal/index.html']);
  });

  test('follows a fact and a style, also when the times of their files tell nothing', async () => {
    const edits = [
      ['content/site.yaml', 'for Americans abroad', 'for Americans afield'],
      ['src/layout/Layout.tsx', 'min-height: 70vh', 'min-height: 71vh'],
    ] as const;
    for (const [file, from, to] of edits) {
      const { atime, mtime } = statSync(path.join(copy.folder, file));
      copy.edit(file, from, to);
      utimesSync(path.join(copy.folder, file), atime, mtime);
    }
    expect(await copy.build(), copy.output).toBe(0);
    const site = path.join(copy.folder, 'public');
    for (const page of ['index.html', 'legal/terms/2025-05-02/index.html']) {
      const html = readFileSync(path.join(site, page));
      expect(html.toString()).toContain('min-height:71vh');
      expect(gunzipSync(readFileSync(path.join(site, `${page}.gz`))).equals(html)).toBe(true);
    }
    const home = readFileSync(path.join(site, 'index.html'));
    expect(brotliDecompressSync(readFileSync(path.join(site, 'index.html.br'))).equals(home)).toBe(true);
    expect(home.toString()).toContain('for Americans afield');
    // The files for hosts hold what is read from the pages as they are now.
    const { headers } = readHosting(site);
    expect(readFileSync(path.join(site, '_headers'), 'utf8')).toContain(headers['Content-Security-Policy']);
  });

  test('shows a new version of a document, and what it changed, in all places that know of the one before', async () => {
    copy.edit('content/legal/terms.mdx', 'lastUpdated: 2025-05-02', 'lastUpdated: 2026-01-05');
    copy.edit('content/legal/terms.mdx', 'First published version.', 'A sentence was added.');
    copy.edit(
      'content/legal/terms.mdx',
      'There is no account to open',
      'There is no key to lose, no account to open',
    );
    expect(await copy.run('tsx', 'src/commands/legal-record.ts'), copy.output).toBe(0);
    expect(await copy.build(), copy.output).toBe(0);
    const page = (address: string) =>
      readFileSync(path.join(copy.folder, 'public/legal', address, 'index.html'), 'utf8');
    expect(page('.')).toContain('There is no key to lose');
    expect(page('terms/2026-01-05')).toContain('There is no key to lose');
    expect(page('terms/2026-01-05')).toContain('1 clause changed; 4 words added');
    expect(page('terms/2025-05-02')).not.toContain('There is no key to lose');
    expect(page('terms/2025-05-02')).toContain('/legal/terms/2026-01-05/');
  });

  test('is after an edit what a build from nothing makes of the same', async () => {
    copy.write('static/taken-away.txt', 'Here for a while.');
    expect(await copy.build(), copy.output).toBe(0);
    expect(published(copy)).toHaveProperty(['taken-away.txt']);
    copy.edit('content/faq/launch.mdx', 'order: 9', 'order: 20');
    rmSync(path.join(copy.folder, 'static/taken-away.txt'));
    expect(await copy.build(), copy.output).toBe(0);
    // Nothing but content had changed.
    expect(copy.output).toMatch(/Building HTML renderer - 0\.0/);
    const afterEdit = published(copy);
    for (const folder of ['.build', 'public']) rmSync(path.join(copy.folder, folder), { recursive: true });
    expect(await copy.build(), copy.output).toBe(0);
    expect(afterEdit).toEqual(published(copy));
  });

  test('follows what is set where it is built', async () => {
    const receiver = 'https://receiver.example/join';
    expect(await copy.build({ GATSBY_WAITLIST_URL: receiver }), copy.output).toBe(0);
    const page = () => readFileSync(path.join(copy.folder, 'public/index.html'), 'utf8');
    expect(page()).toContain(receiver);
    expect(await copy.build({ SITE_URL: 'https://elsewhere.example' }), copy.output).toBe(0);
    expect(page()).not.toContain(receiver);
    expect(page()).toContain('<link rel="canonical" href="https://elsewhere.example/"');
    expect(readFileSync(path.join(copy.folder, 'public/sitemap-0.xml'), 'utf8')).not.toContain(
      'expatbankbrief.example',
    );
  });
});
