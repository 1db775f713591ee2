import { act } from '@testing-library/react';
import { TOASTIFY } from './toast-classes';
import { showToast } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(Object.values(TOASTIFY))('react-toastify renders the class %s', (name) => {
  document.body.innerHTML = '<form></form>';
  const form = document.forms[0] as HTMLFormElement;
  act(() => showToast('error', 'It failed.', form));
  act(() => showToast('success', 'It worked.', form));
  expect(document.getElementsByClassName(name)).not.toHaveLength(0);
});
