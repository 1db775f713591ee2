import { deliverOnDemand } from './deliver-on-demand';
import { DeliveryError } from './delivery-error';
import { plainDelivery } from './fixtures/plain-delivery';

const SIGN_UP = { name: 'Ada', email: 'ada@example.com' };
const send = jest.fn(() => Promise.resolve());
let isReachable = true;

jest.mock('./create-delivery', () => ({
  get createDelivery() {
    if (!isReachable) throw new Error('Loading chunk form failed.');
    return () => send;
  },
}));

it('fails with our own reason when its code cannot be loaded, and loads it again for the next sign-up', async () => {
  const deliver = deliverOnDemand(plainDelivery('https://receiver.example/join'));
  isReachable = false;
  await expect(deliver(SIGN_UP)).rejects.toThrow(DeliveryError);
  expect(send).not.toHaveBeenCalled();
  isReachable = true;
  await deliver(SIGN_UP);
  await deliver(SIGN_UP);
  expect(send).toHaveBeenCalledTimes(2);
});
