import type { DeliveryConfig } from '../../src/shared/delivery-config';
import * as receiver from './behaviours';
import type { Behaviour } from './receiver';

/** What becomes of one sign-up. */
export interface Outcome {
  /** What the receiver does. */
  when: string;
  behaviours: Behaviour[];
  settings?: Partial<DeliveryConfig>;
  /** Before it is sent. */
  given?: 'offline' | 'other sites are not permitted';
  /** Whether it ends by the form's own limit of time. */
  timesOut?: true;
  requests: number;
  stored: number;
  thanked: boolean;
}

const { takes, refuses } = receiver;
const failed = { requests: 1, stored: 0, thanked: false };
const thanked = { requests: 1, stored: 1, thanked: true };
const keyed: Partial<DeliveryConfig> = { idempotent: 'key' };
/** JSON makes the browser ask for permission first, over a connection that it keeps for what follows. */
const fresh: Partial<DeliveryConfig> = { format: 'form' };

export const OUTCOMES: Outcome[] = [
  { when: '200 with JSON', behaviours: [takes()], ...thanked },
  { when: '202 with JSON', behaviours: [takes(202)], ...thanked },
  { when: '200 with a page (a captcha)', behaviours: [receiver.answersPage], ...failed },
  {
    when: '200 with a page, `ACCEPT=any`',
    behaviours: [receiver.storesAndShowsPage],
    settings: { accept: 'any', format: 'form' },
    ...thanked,
  },
  { when: '200 with a page that calls itself JSON', behaviours: [receiver.answersPageCalledJson], ...failed },
  { when: '200 with JSON that calls itself a page', behaviours: [receiver.answersJsonCalledPage], ...failed },
  { when: '200 with JSON that says no', behaviours: [receiver.answersNoInJson], ...failed },
  { when: '200 with 10 MB', behaviours: [receiver.floods], ...failed },
  { when: '204', behaviours: [receiver.answersNothing], ...failed, stored: 1 },
  {
    when: '204, `ACCEPT=any`',
    behaviours: [receiver.answersNothing],
    settings: { accept: 'any' },
    ...thanked,
  },
  { when: '302', behaviours: [refuses(302, { Location: '/elsewhere' }), takes()], ...failed },
  ...[400, 403, 404, 409, 422].map((status) => ({
    when: String(status),
    behaviours: [refuses(status), takes()],
    ...failed,
  })),
  {
    when: '429 with Retry-After: 1, then 200',
    behaviours: [refuses(429, { 'Retry-After': '1' }), takes()],
    ...thanked,
    requests: 2,
  },
  {
    when: '429 with Retry-After: 60',
    behaviours: [refuses(429, { 'Retry-After': '60' }), takes()],
    ...failed,
  },
  { when: '429 each time', behaviours: [refuses(429)], ...failed, requests: 3 },
  { when: '500', behaviours: [refuses(500), takes()], ...failed },
  {
    when: '500, then 200, `IDEMPOTENT=key`',
    behaviours: [refuses(500), takes()],
    settings: keyed,
    ...thanked,
    requests: 2,
  },
  { when: '503, then 200', behaviours: [refuses(503), takes()], ...thanked, requests: 2 },
  { when: '503 each time', behaviours: [refuses(503)], ...failed, requests: 3 },
  { when: 'no answer in 10 seconds', behaviours: [receiver.hangs], ...failed, timesOut: true },
  { when: 'an answer that drips for longer', behaviours: [receiver.drips], ...failed, timesOut: true },
  {
    when: 'new connection lost before storing',
    behaviours: [receiver.resets],
    settings: fresh,
    ...failed,
  },
  { when: 'kept connection lost before storing', behaviours: [receiver.resets], ...failed, requests: 2 },
  {
    when: 'new connection lost after storing',
    behaviours: [receiver.storesAndResets],
    settings: fresh,
    ...failed,
    stored: 1,
  },
  {
    when: 'kept connection lost after storing',
    behaviours: [receiver.storesAndResets],
    ...failed,
    requests: 2,
    stored: 2,
  },
  {
    when: 'connection lost twice before storing, then 200, `IDEMPOTENT=key`',
    behaviours: [receiver.resets, receiver.resets, takes()],
    settings: keyed,
    ...thanked,
    requests: 3,
  },
  {
    when: 'connection lost twice after storing, then 200, `IDEMPOTENT=key`',
    behaviours: [receiver.storesAndResets, receiver.storesAndResets, takes()],
    settings: keyed,
    ...thanked,
    requests: 3,
  },
  {
    when: 'does not permit this site (CORS), `FORMAT=json`',
    behaviours: [takes()],
    given: 'other sites are not permitted',
    ...failed,
    requests: 0,
  },
  {
    when: 'does not permit this site (CORS), `FORMAT=form`',
    behaviours: [takes()],
    settings: { format: 'form' },
    given: 'other sites are not permitted',
    ...failed,
    stored: 1,
  },
  { when: 'the visitor is offline', behaviours: [takes()], given: 'offline', ...failed, requests: 0 },
];
