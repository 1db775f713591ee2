import { complaints, medians, readReport, type Report } from './lighthouse';

const ref = (id: string, weight = 1) => ({ id, weight });

const REPORT: Report = {
  categories: {
    performance: { score: 0.98, auditRefs: [ref('largest-contentful-paint')] },
    accessibility: { score: 1, auditRefs: [ref('color-contrast')] },
    'best-practices': { score: 1, auditRefs: [ref('doctype')] },
    seo: { score: 0.84, auditRefs: [ref('robots-txt'), ref('meta-description'), ref('hreflang', 0)] },
  },
  audits: {
    'first-contentful-paint': { score: 0.9, numericValue: 901 },
    'largest-contentful-paint': { score: 0.9, numericValue: 950 },
    'total-blocking-time': { score: 1, numericValue: 12 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'color-contrast': { score: null },
    doctype: { score: 1 },
    'robots-txt': { score: 0 },
    'meta-description': { score: 0 },
    hreflang: { score: 0 },
  },
};

const judgement = readReport(REPORT);

test('scores, metrics and the audits that fail and count are read from Lighthouse’s report', () => {
  expect(judgement).toEqual({
    performance: 98,
    accessibility: 100,
    'best-practices': 100,
    seo: 84,
    FCP: 901,
    LCP: 950,
    TBT: 12,
    CLS: 0,
    failing: ['robots-txt', 'meta-description'],
  });
});

test('a category that Lighthouse could not judge has no points', () => {
  expect(readReport({ ...REPORT, categories: {} }).seo).toBe(0);
});

test('the median of each number is taken for itself, and an audit that failed once has failed', () => {
  const runs = [5, 1, 4, 2, 3].map((LCP, run) => ({
    ...judgement,
    LCP,
    TBT: run === 0 ? 900 : 0,
    failing: run === 1 ? ['doctype'] : [],
  }));
  expect(medians(runs)).toMatchObject({ LCP: 3, TBT: 0, failing: ['doctype'] });
});

test('times complain of nothing; audits and shifts do', () => {
  const well = { ...judgement, performance: 60, LCP: 9000, failing: [] };
  expect(complaints('/', well)).toEqual([]);
  expect(complaints('/', judgement)).toEqual([
    expect.stringContaining('/: fails Lighthouse\'s audit "robots-txt"'),
    expect.stringContaining('/: fails Lighthouse\'s audit "meta-description"'),
  ]);
  expect(complaints('/', { ...well, CLS: 0.02 })).toEqual([expect.stringContaining('CLS 0.020')]);
});
