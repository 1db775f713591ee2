import type { DeliveryConfig } from '../../shared/delivery-config';
import { importDelivery } from '../form-chunk';
import type { SendSignUp } from '../sign-up';
import { DeliveryError } from './delivery-error';

/**
 * Sends sign-ups as createDelivery does, with code that most visitors never need: the form loads its chunk
 * when a field gets the focus.
 *
 * @returns a function that sends a sign-up. It rejects with a DeliveryError also when that code can't be
 *   loaded; the next sign-up then loads it again.
 */
export function deliverOnDemand(config: DeliveryConfig): SendSignUp {
  let send: SendSignUp | undefined;
  return async (signUp) => {
    send ??= await loadDelivery(config);
    await send(signUp);
  };
}

async function loadDelivery(config: DeliveryConfig): Promise<SendSignUp> {
  try {
    const { createDelivery } = await importDelivery();
    return createDelivery(config);
  } catch {
    throw new DeliveryError('was not asked, because a script of this page could not be loaded');
  }
}
