import { render, screen } from '@testing-library/react';
import { SiteUrlContext } from '../../ui/site-url';
import { LEGAL_TEXT, NEXT_VERSION, PERIOD, PREVIOUS_VERSION } from '../fixtures/legal-text';
import { LegalVersion } from './LegalVersion';

const SHA256 = 'a'.repeat(64);

/** A timestamp of the day before the text took effect. */
const TIMESTAMP = { time: '2025-05-01T16:45:10Z', authority: 'An Authority', fingerprint: 'AB:CD' };

function show(changes: Partial<Queries.LegalVersionFragment> = {}) {
  const version = {
    ...LEGAL_TEXT,
    changeNote: 'The first version.',
    sha256: SHA256,
    isCurrent: true,
    difference: null,
    timestamp: null,
    ...changes,
  };
  const { container } = render(
    <SiteUrlContext.Provider value="https://brief.example">
      <LegalVersion version={version} />
    </SiteUrlContext.Provider>,
  );
  return container.textContent.replaceAll('\u00a0', ' ');
}

it('says on which days it is in effect, and what it changed', () => {
  const text = show({ period: { ...PERIOD, lastDay: '2026-11-30' }, next: NEXT_VERSION });
  expect(text).toContain(
    'In effect from May 2, 2025 (or from the day we published it here, if that was later) to November 30, 2026.',
  );
  expect(text).toContain('Dates are in UTC. The first version.');
});

it('says from which day the first version is in effect, once that is known', () => {
  const period = { ...PERIOD, firstDay: '2026-12-01', isFirstDayKnown: true };
  expect(show({ period })).toContain('In effect from December 1, 2026. Dates are in UTC.');
});

const currentVersion = () => screen.queryByRole('link', { name: /^current/ });

it('says that it is the current version, and links to the legal page', () => {
  expect(show({ previous: PREVIOUS_VERSION, changeNote: 'Costs are named.' })).toContain(
    'This is the current version. Costs are named.',
  );
  expect(currentVersion()).toHaveAttribute('href', '/legal?tab=terms');
});

it('says in one sentence that it is the first version and the current one', () => {
  expect(show()).toContain('Dates are in UTC. This is the first version, and the current one.');
  expect(currentVersion()).toHaveAttribute('href', '/legal?tab=terms');
});

it.each<[string, Partial<Queries.LegalVersionFragment>]>([
  ['while it is announced', { isCurrent: false }],
  ['when a next one is known, which may apply before anybody builds the site again', { next: NEXT_VERSION }],
])("doesn't say that it is the current version %s", (_when, changes) => {
  show(changes);
  expect(currentVersion()).toBeNull();
});

it('says only when it was updated before the site is public', () => {
  const text = show({ period: null });
  expect(text).toContain('Last updated May 2, 2025. The first version.');
  expect(text).not.toMatch(/in effect/i);
  expect(currentVersion()).toBeNull();
});

it('names its address and its hash for print', () => {
  expect(show()).toContain(`https://brief.example/legal/terms/2025-05-02/ SHA-256 ${SHA256}`);
});

it('shows no changes when it is the first version', () => {
  show();
  expect(screen.queryByRole('heading', { name: 'What changed' })).toBeNull();
});

it('shows what it changed, and in which version', () => {
  const difference = { extent: '1 clause changed', html: '<p><ins>Nothing.</ins></p>' };
  expect(show({ previous: PREVIOUS_VERSION, difference })).toContain(
    'version of February 29, 2024: 1 clause changed.',
  );
  expect(screen.getByRole('link', { name: /^version of/ })).toHaveAttribute('href', PREVIOUS_VERSION.path);
  expect(screen.getByText('Nothing.', { selector: 'ins' })).toBeVisible();
});

it('gives the command that checks its file', () => {
  expect(show()).toContain(`echo "${SHA256}  terms-2025-05-02.mdx" | sha256sum --check`);
});

it('says that without a timestamp nothing proves when it existed', () => {
  expect(show()).toContain('This version has no timestamp of its own.');
});

it('verifies a timestamp as of the time that the timestamp names', () => {
  const text = show({ timestamp: TIMESTAMP });
  expect(text).toContain('This text existed by May 1, 2025, according to An Authority.');
  // The time is in seconds since 1970, at the end of a line.
  expect(text).toMatch(/-attime 1746117910$/m);
});

it.each([
  ['before the text took effect', '2025-05-01T16:45:10Z', false],
  ['on the day on which the text took effect', '2025-05-02T16:45:10Z', false],
  ['after the text took effect', '2025-05-03T16:45:10Z', true],
])('says of a timestamp from %s whether it is too late', (_when, time, isLate) => {
  expect(show({ timestamp: { ...TIMESTAMP, time } }).includes('so it doesn’t prove')).toBe(isLate);
});
