import { FAILED_EVENT } from './dom-names';
import { loadOnDemand } from './load-on-demand';

const failed = jest.fn();
const container = () => document.querySelector('[data-island="tabs"]');

beforeEach(() => {
  document.body.innerHTML = '<div data-island="tabs"></div>';
  document.addEventListener(FAILED_EVENT, failed);
  failed.mockClear();
});

afterEach(() => document.removeEventListener(FAILED_EVENT, failed));

it('imports nothing on a page without the island', () => {
  const load = jest.fn();
  loadOnDemand('accordion', load);
  expect(load).not.toHaveBeenCalled();
});

it('marks the containers of the island while its script is on its way', () => {
  const load = jest.fn(() => new Promise(() => undefined));
  loadOnDemand('tabs', load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(container()).toHaveAttribute('data-loading');
});

it('announces a failed script, so that the page does not wait for the island', async () => {
  loadOnDemand('tabs', () => Promise.reject(new Error('offline')));
  await Promise.resolve();
  await Promise.resolve();
  expect(container()).not.toHaveAttribute('data-loading');
  expect(failed).toHaveBeenCalledTimes(1);
});
