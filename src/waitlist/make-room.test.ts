import { makeRoom } from './make-room';

const rect = (top: number, bottom: number) => () => ({ left: 0, right: 300, top, bottom }) as DOMRect;

/** A form in a window of 768 pixels, with the toasts from 700 to 760. */
function show(formBottom: number, field: [top: number, bottom: number]): jest.Mock {
  document.body.innerHTML = '<form><input></form><div></div>';
  const [form, toasts] = document.body.children as unknown as [HTMLFormElement, HTMLElement];
  const input = form.elements[0] as HTMLElement;
  form.getBoundingClientRect = rect(field[0], formBottom);
  input.getBoundingClientRect = rect(...field);
  toasts.getBoundingClientRect = rect(700, 760);
  input.focus();
  const scrollBy = jest.fn();
  window.scrollBy = scrollBy;
  document.documentElement.style.scrollPaddingTop = '80px';
  makeRoom(toasts, form);
  return scrollBy;
}

it('scrolls the form out from under the toasts', () => {
  expect(show(720, [300, 340])).toHaveBeenCalledWith(0, 28);
});

it('scrolls no further than the focused field can go below the bar', () => {
  expect(show(1500, [300, 340])).toHaveBeenCalledWith(0, 220);
});

it.each([
  ['above', -50, -1],
  ['below', 769, 800],
])('stays where the visitor has scrolled to when the field is %s the window', (_place, top, bottom) => {
  expect(show(900, [top, bottom])).not.toHaveBeenCalled();
});

it('stays when the toasts cover nothing', () => {
  expect(show(600, [300, 340])).not.toHaveBeenCalled();
});
