import { DeliveryError, type Repeatable } from './delivery-error';
import { retryAfter, waitBeforeRetry } from './retry';

const failure = (repeatable: Repeatable, after?: number) => new DeliveryError('failed', repeatable, after);

afterEach(() => jest.restoreAllMocks());

test('waits randomly, twice as long before the third attempt, and stops after it', () => {
  const waits = [0, 0.999].flatMap((chance) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    return [1, 2, 3].map((attempt) => waitBeforeRetry(failure('always'), attempt, 'no'));
  });
  expect(waits.map((wait) => wait && Math.round(wait))).toEqual([200, 400, undefined, 600, 1199, undefined]);
});

test('waits at least as long as Retry-After, and not at all beyond ten seconds', () => {
  expect(waitBeforeRetry(failure('always', 10_000), 1, 'no')).toBeGreaterThanOrEqual(10_000);
  expect(waitBeforeRetry(failure('always', 10_001), 1, 'no')).toBeUndefined();
});

test('retries a sign-up that may be stored only with an idempotent receiver', () => {
  expect(waitBeforeRetry(failure('if-idempotent'), 1, 'no')).toBeUndefined();
  expect(waitBeforeRetry(failure('if-idempotent'), 1, 'address')).toBeDefined();
  expect(waitBeforeRetry(failure('if-idempotent'), 1, 'key')).toBeDefined();
  expect(waitBeforeRetry(failure('never'), 1, 'key')).toBeUndefined();
});

test('parses Retry-After as seconds or as a date', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2025, 4, 2, 10, 0, 0));
  expect(retryAfter('7')).toBe(7000);
  expect(retryAfter('Fri, 02 May 2025 10:00:03 GMT')).toBe(3000);
  expect(retryAfter('Fri, 02 May 2025 09:00:00 GMT')).toBe(0);
  expect(retryAfter('soon')).toBeUndefined();
  expect(retryAfter(null)).toBeUndefined();
});
