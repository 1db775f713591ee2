import { plainDelivery } from './delivery/fixtures/plain-delivery';
import { deliverTo, type loadDelivery, type Send } from './send';

const config = plainDelivery('https://receiver.example/join', { idempotent: 'key' });
const signup = { name: 'Ada', email: 'ada@example.com' };

function loading(deliver: Send) {
  const createDelivery = jest.fn(() => deliver);
  const load = jest.fn(() => Promise.resolve({ createDelivery }));
  return { createDelivery, load: load as unknown as jest.MockedFunction<typeof loadDelivery> };
}

it('loads the chunk for the first sign-up and uses one delivery for all', async () => {
  const deliver = jest.fn<Promise<void>, []>().mockResolvedValue();
  const { createDelivery, load } = loading(deliver);
  const send = deliverTo(config, load);
  expect(load).not.toHaveBeenCalled();
  await send(signup);
  await send(signup);
  expect(createDelivery.mock.calls).toEqual([[config]]);
  expect(deliver).toHaveBeenCalledTimes(2);
});

it('rejects when the chunk cannot load, and loads it again for the next sign-up', async () => {
  const deliver = jest.fn<Promise<void>, []>().mockResolvedValue();
  const { load } = loading(deliver);
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const send = deliverTo(config, load);
  await expect(send(signup)).rejects.toThrow('Loading chunk 7 failed.');
  expect(deliver).not.toHaveBeenCalled();
  await send(signup);
  expect(deliver).toHaveBeenCalledWith(signup);
});

it('rejects when the delivery rejects', async () => {
  const { load } = loading(() => Promise.reject(new Error('No.')));
  await expect(deliverTo(config, load)(signup)).rejects.toThrow('No.');
});
