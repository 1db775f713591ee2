import { deliverOnDemand } from './deliver-on-demand';
import { DeliveryError } from './delivery-error';
import { plainDelivery } from './fixtures/plain-delivery';

const SIGNUP = { name: 'Ada', email: 'ada@example.com' };
const send = jest.fn(() => Promise.resolve());
let isReachable = true;

jest.mock('./deliver', () => ({
  get createDelivery() {
    if (!isReachable) throw new Error('Loading chunk form failed.');
    return () => send;
  },
}));

it('fails with a reason of ours when its code cannot be loaded, and loads it again for the next sign-up', async () => {
  const deliver = deliverOnDemand(plainDelivery('https://receiver.example/join'));
  isReachable = false;
  await expect(deliver(SIGNUP)).rejects.toThrow(DeliveryError);
  expect(send).not.toHaveBeenCalled();
  isReachable = true;
  await deliver(SIGNUP);
  await deliver(SIGNUP);
  expect(send).toHaveBeenCalledTimes(2);
});
