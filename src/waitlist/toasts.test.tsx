import { act } from '@testing-library/react';
import { toastStyles } from './toast-styles';
import { showToast } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const styled = new Set(toastStyles.styles.match(/(?<=\.)Toastify[\w-]*/g));

it.each([...styled])('react-toastify renders the class %s, which the styles name', (name) => {
  document.body.innerHTML = '<form></form>';
  const form = document.forms[0] as HTMLFormElement;
  act(() => showToast('error', 'It failed.', form));
  act(() => showToast('success', 'It worked.', form));
  expect(document.getElementsByClassName(name)).not.toHaveLength(0);
});
