import { confirmLeaving } from './confirm-leaving';

const ADA = { name: 'Ada', email: 'ada@example.com' };

/** Whether the browser would ask before the page is left. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the browser asks before the visitor leaves while a sign-up is being sent, and not afterwards', async () => {
  let acknowledge = () => {};
  const acknowledged = new Promise<void>((resolve) => {
    acknowledge = resolve;
  });
  const send = confirmLeaving(() => acknowledged);
  expect(asks()).toBe(false);
  const sent = send(ADA);
  expect(asks()).toBe(true);
  acknowledge();
  await sent;
  expect(asks()).toBe(false);
});

it('the browser does not ask after a failure', async () => {
  const send = confirmLeaving(() => Promise.reject(new Error('no')));
  await expect(send(ADA)).rejects.toThrow('no');
  expect(asks()).toBe(false);
});
