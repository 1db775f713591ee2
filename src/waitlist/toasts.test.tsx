import { act } from '@testing-library/react';
import { toastStyles } from './toast-styles';
import { showToast } from './toasts';

const scrolled: Element[] = [];
Element.prototype.scrollIntoView = function () {
  scrolled.push(this);
};

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.length = 0;
});
afterEach(() => jest.useRealTimers());

const styled = new Set(toastStyles.styles.match(/(?<=\.)Toastify[\w-]*/g));

it.each([...styled])('react-toastify renders the class %s, which the styles name', (name) => {
  document.body.innerHTML = '<form></form>';
  const form = document.forms[0] as HTMLFormElement;
  act(() => showToast('error', 'It failed.', form));
  act(() => showToast('success', 'It worked.', form));
  expect(document.getElementsByClassName(name)).not.toHaveLength(0);
});

it.each([
  ['scrolls to a form that has the focus', 700, ['FORM', 'INPUT']],
  ['stays where the visitor has scrolled to', -1, []],
  ['stays above a form that is out of view', window.innerHeight + 1, []],
])('%s', (_what, place, expected) => {
  document.body.innerHTML = '<form><input></form>';
  const form = document.forms[0] as HTMLFormElement;
  const field = form.elements[0] as HTMLElement;
  field.getBoundingClientRect = () => ({ top: place, bottom: place }) as DOMRect;
  field.focus();
  act(() => showToast('error', 'It failed.', form));
  act(() => jest.advanceTimersByTime(1000));
  expect(scrolled.map(({ tagName }) => tagName)).toEqual(expected);
});
