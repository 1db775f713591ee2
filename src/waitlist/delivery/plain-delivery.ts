import type { DeliveryConfig } from '../../shared/delivery-config';

/** Delivery of the plainest kind (JSON, sent once), for tests and benchmarks; `changes` are what matters to them. */
export const plainDelivery = (url: string, changes: Partial<DeliveryConfig> = {}): DeliveryConfig => ({
  url,
  format: 'json',
  names: { name: 'name', email: 'email' },
  fixed: {},
  accept: 'json',
  idempotent: 'no',
  honeypot: false,
  ...changes,
});
