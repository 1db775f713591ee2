import { resolvePages } from './sitemap';

const version = (path: string, date: string, status: string, shown: boolean) => ({
  path,
  date,
  status,
  shown,
});

it('lists canonical paths, with the date of the newest text in force', () => {
  const pages = ['/', '/legal/', '/legal/history/', '/legal/a/1/', '/legal/a/2/', '/legal/a/3/'];
  expect(
    resolvePages({
      siteFacts: { url: 'https://a.example' },
      allSitePage: { nodes: pages.map((path) => ({ path })) },
      allLegalVersion: {
        nodes: [
          version('/legal/a/1/', '2025-01-01', 'superseded', false),
          version('/legal/a/2/', '2025-02-02', 'current', true),
          version('/legal/a/3/', '2030-01-01', 'upcoming', false),
        ],
      },
    }),
  ).toEqual([
    { path: '/' },
    { path: '/legal', lastmod: '2025-02-02' },
    { path: '/legal/history/', lastmod: '2025-02-02' },
  ]);
});
