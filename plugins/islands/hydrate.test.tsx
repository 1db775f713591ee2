/**
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { island as hydrateIsland } from './hydrate';
import { island, type Slots } from './island';
import { ISLAND_READY } from './loader';

function Counter({ label, slots }: { label: string; slots: Slots }) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <button onClick={() => setCount(count + 1)}>
        {label}: {count}
      </button>
      {count !== 2 && slots['answer']}
    </section>
  );
}

function Broken(): never {
  throw new Error('broken in the browser');
}

const Fine = () => <p>Fine on the server</p>;

const CounterIsland = island('counter', Counter);
const OtherIsland = island('other', Counter);
const FineIsland = island('broken', Fine);

const page = renderToString(
  <>
    <button data-testid="outside">Outside</button>
    <CounterIsland
      props={{ label: 'Ünusual "label" <b>' }}
      slots={{ answer: <p id="answer">A &amp; B</p> }}
    />
    <OtherIsland props={{ label: 'Other' }} />
  </>,
);
let consoleError: jest.SpyInstance;
const ready = jest.fn();
const onReady = (event: Event) => ready((event.target as HTMLElement).dataset['island']);
/** Runs the browser's scripts of these islands. */
const hydrate = (islands: Record<string, ComponentType<never>>) =>
  act(() => Object.entries(islands).forEach(([name, component]) => hydrateIsland(name, component)));

beforeEach(() => {
  document.body.innerHTML = page;
  document.addEventListener(ISLAND_READY, onReady);
  consoleError = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  document.removeEventListener(ISLAND_READY, onReady);
  ready.mockClear();
  consoleError.mockRestore();
});

it('hydrates islands in the existing elements, and announces when each is ready', () => {
  const button = screen.getByRole('button', { name: 'Ünusual "label" <b>: 0' });
  const before = document.body.innerHTML;
  hydrate({ counter: Counter, other: Counter });

  expect(document.body.innerHTML).toBe(before);
  expect(ready.mock.calls).toEqual([['counter'], ['other']]);
  fireEvent.click(button);
  expect(button).toBeInTheDocument();
  expect(button).toHaveTextContent('Ünusual "label" <b>: 1');
  expect(screen.getByRole('button', { name: 'Other: 0' })).toBeInTheDocument();
  expect(consoleError).not.toHaveBeenCalled();
});

it('handles an event that is replayed as soon as an island is ready', () => {
  const clickAtOnce = (event: Event) => (event.target as HTMLElement).querySelector('button')?.click();
  document.addEventListener(ISLAND_READY, clickAtOnce);
  hydrate({ counter: Counter, other: Counter });
  document.removeEventListener(ISLAND_READY, clickAtOnce);
  expect(screen.getByRole('button', { name: 'Other: 1' })).toBeInTheDocument();
});

it('does not touch elements outside of islands', () => {
  const outside = screen.getByTestId('outside');
  outside.textContent = 'Changed since';
  hydrate({ counter: Counter, other: Counter });
  fireEvent.click(outside);
  expect(screen.getByTestId('outside')).toBe(outside);
  expect(outside).toHaveTextContent('Changed since');
  expect(Object.keys(outside).filter((key) => key.startsWith('__react'))).toEqual([]);
});

it('keeps the elements of the document in slots, also after a render', () => {
  const answer = document.getElementById('answer') as HTMLElement;
  answer.dataset['changed'] = 'before React came';
  hydrate({ counter: Counter, other: Counter });
  fireEvent.click(screen.getByRole('button', { name: /Ünusual/ }));
  expect(document.getElementById('answer')).toBe(answer);
  expect(answer.parentElement?.innerHTML).toBe(
    '<p id="answer" data-changed="before React came">A &amp; B</p>',
  );
  expect(consoleError).not.toHaveBeenCalled();
});

it('can remove a slot and restore it', () => {
  hydrate({ counter: Counter, other: Counter });
  const button = screen.getByRole('button', { name: /Ünusual/ });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(document.getElementById('answer')).toBeNull();
  fireEvent.click(button);
  expect(document.getElementById('answer')?.outerHTML).toBe('<p id="answer">A &amp; B</p>');
});

it('keeps the elements of a slot when React renders a translated page again', () => {
  const answer = document.getElementById('answer') as HTMLElement;
  answer.textContent = 'Translated';
  const button = screen.getByRole('button', { name: /Ünusual/ });
  button.textContent = 'Desacostumbrado';
  const onError = (event: Event) => event.preventDefault();
  window.addEventListener('error', onError);
  hydrate({ counter: Counter });
  window.removeEventListener('error', onError);
  expect(button).not.toBeInTheDocument();
  expect(document.getElementById('answer')).toBe(answer);
  expect(answer).toHaveTextContent('Translated');
});

it('keeps the typed text and the focus when React renders a translated page again', () => {
  const Form = () => (
    <label>
      Name <input id="name" />
    </label>
  );
  const FormIsland = island('form', Form);
  document.body.innerHTML = renderToString(<FormIsland />);
  const old = screen.getByLabelText<HTMLInputElement>('Name');
  old.value = 'Ada';
  old.focus();
  const words = document.querySelector('label')?.firstChild as Text;
  const font = document.createElement('font');
  font.textContent = 'Nombre';
  words.replaceWith(font);

  // React reports the mismatch as an error of the window.
  const onError = (event: Event) => event.preventDefault();
  window.addEventListener('error', onError);
  hydrate({ form: Form });
  window.removeEventListener('error', onError);
  const input = screen.getByLabelText<HTMLInputElement>('Name');
  expect(input).not.toBe(old);
  expect(input).toHaveValue('Ada');
  expect(input).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not hydrate an island of another name', () => {
  hydrate({ counter: Counter });
  expect(ready.mock.calls).toEqual([['counter']]);
});

it('shows the error in the failed island only', () => {
  document.body.innerHTML = renderToString(
    <>
      <FineIsland />
      <OtherIsland props={{ label: 'Other' }} />
    </>,
  );
  hydrate({ broken: Broken, other: Counter });
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Other: 0' }));
  expect(screen.getByRole('button', { name: 'Other: 1' })).toBeInTheDocument();
});

// React treats the return value of an effect as its clean-up, and dispatchEvent returns a boolean.
it('returns no clean-up from the effect that announces', () => {
  hydrate({ counter: Counter, other: Counter });
  expect(consoleError).not.toHaveBeenCalled();
});
