import { parseRetryAfter } from './acknowledgement';
import { waitBeforeRetry } from './deliver';
import { DeliveryError } from './delivery-error';

const failure = (retryAfter: number) => new DeliveryError('failed', retryAfter);

afterEach(() => jest.restoreAllMocks());

test('waits randomly, twice as long before the third attempt, and stops after it', () => {
  const waits = [0, 0.999].flatMap((chance) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    return [1, 2, 3].map((attempt) => waitBeforeRetry(failure(0), attempt));
  });
  expect(waits.map((wait) => wait && Math.round(wait))).toEqual([200, 400, undefined, 600, 1199, undefined]);
});

test('waits at least as long as Retry-After, and not at all beyond ten seconds', () => {
  expect(waitBeforeRetry(failure(10_000), 1)).toBeGreaterThanOrEqual(10_000);
  expect(waitBeforeRetry(failure(10_001), 1)).toBeUndefined();
});

test('parses Retry-After as seconds or as a date', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2025, 4, 2, 10, 0, 0));
  expect(parseRetryAfter('7')).toBe(7000);
  expect(parseRetryAfter('Fri, 02 May 2025 10:00:03 GMT')).toBe(3000);
  expect(parseRetryAfter('Fri, 02 May 2025 09:00:00 GMT')).toBe(0);
  expect(parseRetryAfter('soon')).toBe(0);
  expect(parseRetryAfter(null)).toBe(0);
});
