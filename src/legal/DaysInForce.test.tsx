import { render, screen } from '@testing-library/react';
import { DaysInForce } from './DaysInForce';

const NEXT = { effectiveDate: '2026-12-01', path: '/legal/terms/2026-12-01/' };

function textOf(version: Queries.DaysInForceFragment): string | undefined {
  const { container } = render(<DaysInForce version={version} />);
  return container.textContent.replaceAll('\u00a0', ' ');
}

it('names only the first day of the newest version', () => {
  const newest = {
    effectiveDate: '2026-12-01',
    effectiveUntil: null,
    inForceSince: '2026-12-01',
    next: null,
  };
  expect(textOf(newest)).toBe('In effect from December 1, 2026.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('names the first and the last day of an earlier version, and links to the next one', () => {
  const earlier = {
    effectiveDate: '2025-05-02',
    effectiveUntil: '2026-11-30',
    inForceSince: '2025-05-02',
    next: NEXT,
  };
  expect(textOf(earlier)).toBe(
    'In effect from May 2, 2025 to November 30, 2026. From December 1, 2026, the next version applies.',
  );
  expect(screen.getByRole('link', { name: 'the next version' })).toHaveAttribute('href', NEXT.path);
});

it.each(['2025-05-02', '2026-11-30'])(
  'says when a version of %s is in force on a single day',
  (effectiveDate) => {
    const single = {
      effectiveDate,
      effectiveUntil: '2026-11-30',
      inForceSince: '2026-11-30',
      next: NEXT,
    };
    expect(textOf(single)).toBe(
      'In effect on November 30, 2026 only. From December 1, 2026, the next version applies.',
    );
  },
);

it('names the day from which a first version is in force instead of an earlier date of its own', () => {
  const first = { effectiveDate: '2025-05-02', effectiveUntil: null, inForceSince: '2026-12-01', next: null };
  expect(textOf(first)).toBe('In effect from December 1, 2026.');
});

it.each([
  [null, null, 'In effect from May 2, 2025 (or from the day we published it here, if that was later).'],
  [
    '2026-11-30',
    NEXT,
    'In effect from May 2, 2025 (or from the day we published it here, if that was later) to November 30, 2026. From December 1, 2026, the next version applies.',
  ],
])(
  'says that a first version may be older than its publication, while that day is unknown',
  (effectiveUntil, next, text) => {
    expect(textOf({ effectiveDate: '2025-05-02', effectiveUntil, inForceSince: null, next })).toBe(text);
  },
);
