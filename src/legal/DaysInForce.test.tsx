import { render, screen } from '@testing-library/react';
import { DaysInForce } from './DaysInForce';

const NEXT = { effectiveDate: '2026-12-01', path: '/legal/terms/2026-12-01/' };

function textOf(
  period: Queries.PeriodInSentenceFragment,
  next: Queries.DaysInForceFragment['next'],
): string | undefined {
  const { container } = render(<DaysInForce version={{ period, next }} />);
  return container.textContent.replaceAll('\u00a0', ' ');
}

it('names only the first day of the newest version', () => {
  const newest = { firstDay: '2026-12-01', isFirstDayKnown: true, lastDay: null };
  expect(textOf(newest, null)).toBe('In effect from December 1, 2026.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('names the first and the last day of an earlier version, and links to the next one', () => {
  const earlier = { firstDay: '2025-05-02', isFirstDayKnown: true, lastDay: '2026-11-30' };
  expect(textOf(earlier, NEXT)).toBe(
    'In effect from May 2, 2025 to November 30, 2026. From December 1, 2026, the next version applies.',
  );
  expect(screen.getByRole('link', { name: 'the next version' })).toHaveAttribute('href', NEXT.path);
});

it('says when a version is in force on a single day', () => {
  const single = { firstDay: '2026-11-30', isFirstDayKnown: true, lastDay: '2026-11-30' };
  expect(textOf(single, NEXT)).toBe(
    'In effect on November 30, 2026 only. From December 1, 2026, the next version applies.',
  );
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
  (lastDay, next, text) => {
    expect(textOf({ firstDay: '2025-05-02', isFirstDayKnown: false, lastDay }, next)).toBe(text);
  },
);
