import type { DeliveryConfig } from '../../shared/delivery-config';

/** The simplest delivery (JSON, sent once) with `changes`, for tests. */
export const plainDelivery = (url: string, changes: Partial<DeliveryConfig> = {}): DeliveryConfig => ({
  url,
  format: 'json',
  names: { name: 'name', email: 'email' },
  fixed: {},
  accept: 'json',
  idempotent: 'no',
  honeypot: false,
  confirms: false,
  ...changes,
});
