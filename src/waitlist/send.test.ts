import { plainDelivery } from './delivery/plain-delivery';
import { deliverTo, type loadDelivery, type Send } from './send';

const config = plainDelivery('https://receiver.example/join', { idempotent: 'key' });
const signup = { name: 'Ada', email: 'ada@example.com' };

function loading(deliver: Send) {
  const createDelivery = jest.fn(() => deliver);
  const load = jest.fn(() => Promise.resolve({ createDelivery }));
  return { createDelivery, load: load as jest.MockedFunction<typeof loadDelivery> };
}

it('loads what delivers with the first sign-up, and keeps it for the next, which it may know again', async () => {
  const deliver = jest.fn<Promise<void>, []>().mockResolvedValue();
  const { createDelivery, load } = loading(deliver);
  const send = deliverTo(config, load);
  expect(load).not.toHaveBeenCalled();
  await send(signup);
  await send(signup);
  expect(createDelivery.mock.calls).toEqual([[config]]);
  expect(deliver).toHaveBeenCalledTimes(2);
});

it('fails when it cannot be loaded, and loads it again with the next sign-up', async () => {
  const deliver = jest.fn<Promise<void>, []>().mockResolvedValue();
  const { load } = loading(deliver);
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const send = deliverTo(config, load);
  await expect(send(signup)).rejects.toThrow('Loading chunk 7 failed.');
  expect(deliver).not.toHaveBeenCalled();
  await send(signup);
  expect(deliver).toHaveBeenCalledWith(signup);
});

it('fails when the delivery does', async () => {
  const { load } = loading(() => Promise.reject(new Error('No.')));
  await expect(deliverTo(config, load)(signup)).rejects.toThrow('No.');
});
