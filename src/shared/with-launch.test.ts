import { withLaunch } from './with-launch';

it('shows the launch in its place, capitalized at the start only', () => {
  expect(withLaunch('Planned for {launch}.', 'mid-May 2025')).toBe('Planned for mid-May 2025.');
  expect(withLaunch('{launch}', 'mid-May 2025')).toBe('Mid-May 2025');
  expect(withLaunch('No launch', 'mid-May 2025')).toBe('No launch');
});
