/**
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateIslands } from './hydrate';
import { Island, type Slots } from './Island';
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

const page = renderToString(
  <>
    <button data-testid="outside">Outside</button>
    <Island
      name="counter"
      component={Counter}
      props={{ label: 'Ünusual "label" <b>' }}
      slots={{ answer: <p id="answer">A &amp; B</p> }}
    />
    <Island name="other" component={Counter} props={{ label: 'Other' }} />
  </>,
);
let consoleError: jest.SpyInstance;
const ready = jest.fn();
const onReady = (event: Event) => ready((event.target as HTMLElement).dataset['island']);
const hydrate = (components: Record<string, Parameters<typeof hydrateIslands>[1]>) =>
  act(() => {
    for (const [name, component] of Object.entries(components)) hydrateIslands(name, component);
  });

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

it('brings islands to life in the elements that are there, and says when each is ready', () => {
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

it('can be used by what is kept until an island is ready', () => {
  const useAtOnce = (event: Event) => (event.target as HTMLElement).querySelector('button')?.click();
  document.addEventListener(ISLAND_READY, useAtOnce);
  hydrate({ counter: Counter, other: Counter });
  document.removeEventListener(ISLAND_READY, useAtOnce);
  expect(screen.getByRole('button', { name: 'Other: 1' })).toBeInTheDocument();
});

it('leaves what is outside of islands to the document', () => {
  const outside = screen.getByTestId('outside');
  outside.textContent = 'Changed since';
  hydrate({ counter: Counter, other: Counter });
  fireEvent.click(outside);
  expect(screen.getByTestId('outside')).toBe(outside);
  expect(outside).toHaveTextContent('Changed since');
  expect(Object.keys(outside).filter((key) => key.startsWith('__react'))).toEqual([]);
});

it('keeps in the slots the very elements of the document, also after a render', () => {
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

it('can take a slot away and put it back', () => {
  hydrate({ counter: Counter, other: Counter });
  const button = screen.getByRole('button', { name: /Ünusual/ });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(document.getElementById('answer')).toBeNull();
  fireEvent.click(button);
  expect(document.getElementById('answer')?.outerHTML).toBe('<p id="answer">A &amp; B</p>');
});

it('keeps the elements of a slot where a translated page makes React start anew', () => {
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

it('keeps what was typed, and the focus, where a translated page makes React start anew', () => {
  const Form = () => (
    <label>
      Name <input id="name" />
    </label>
  );
  document.body.innerHTML = renderToString(<Island name="form" component={Form} />);
  const old = screen.getByLabelText<HTMLInputElement>('Name');
  old.value = 'Ada';
  old.focus();
  const words = document.querySelector('label')?.firstChild as Text;
  const font = document.createElement('font');
  font.textContent = 'Nombre';
  words.replaceWith(font);

  // React reports what it found as an error of the window.
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

it('leaves alone an island of another name', () => {
  hydrate({ counter: Counter });
  expect(ready.mock.calls).toEqual([['counter']]);
});

it('confines the failure of an island to it', () => {
  document.body.innerHTML = renderToString(
    <>
      <Island name="broken" component={Fine} />
      <Island name="other" component={Counter} props={{ label: 'Other' }} />
    </>,
  );
  hydrate({ broken: Broken, other: Counter });
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Other: 0' }));
  expect(screen.getByRole('button', { name: 'Other: 1' })).toBeInTheDocument();
});

// React takes what an effect returns for its clean-up, and dispatchEvent returns a boolean.
it('announces without handing React a clean-up that is none', () => {
  hydrate({ counter: Counter, other: Counter });
  expect(consoleError).not.toHaveBeenCalled();
});
