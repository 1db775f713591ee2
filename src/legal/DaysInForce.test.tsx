import { render, screen } from '@testing-library/react';
import { DaysInForce } from './DaysInForce';

const PREVIOUS = { id: 'the version before' };
const NEXT = { effectiveDate: '2026-12-01', path: '/legal/terms/2026-12-01/' };

function textOf(version: Queries.DaysInForceFragment): string | undefined {
  const { container } = render(<DaysInForce version={version} />);
  return container.textContent.replaceAll('\u00a0', ' ');
}

it('names only the first day of the newest version', () => {
  const newest = { effectiveDate: '2026-12-01', effectiveUntil: null, next: null, previous: PREVIOUS };
  expect(textOf(newest)).toBe('In effect from December 1, 2026.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('names the first and the last day of an earlier version, and links to the next one', () => {
  const earlier = {
    effectiveDate: '2025-05-02',
    effectiveUntil: '2026-11-30',
    next: NEXT,
    previous: PREVIOUS,
  };
  expect(textOf(earlier)).toBe(
    'In effect from May 2, 2025 to November 30, 2026. From December 1, 2026, the next version applies.',
  );
  expect(screen.getByRole('link', { name: 'the next version' })).toHaveAttribute('href', NEXT.path);
});

it('says when a version is in force on a single day', () => {
  const single = {
    effectiveDate: '2026-11-30',
    effectiveUntil: '2026-11-30',
    next: NEXT,
    previous: PREVIOUS,
  };
  expect(textOf(single)).toBe(
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
])("doesn't say that a first version was in force before it was published", (effectiveUntil, next, text) => {
  expect(textOf({ effectiveDate: '2025-05-02', effectiveUntil, next, previous: null })).toBe(text);
});
