/**
 * Without the condition `browser`, the tests get React's server for Node: jsdom lacks what React's server for
 * browsers needs.
 *
 * @jest-environment-options {"customExportConditions": [""]}
 */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { READY_EVENT } from './dom-names';
import { hydrate, type Slots } from './hydrate';
import { island } from './island';

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

const CounterIsland = island('counter', Counter);
const OtherIsland = island('other', Counter);

const ready = jest.fn();
const onReady = (event: Event) => ready((event.target as HTMLElement).dataset['island']);
/** Keeps jsdom from printing a mismatch, which React reports as an error of the window. */
const ignore = (event: Event) => event.preventDefault();
const run = (name: string, component: ComponentType<never>) => act(() => hydrate(name, component));
const button = () => screen.getByRole('button', { name: /"label"/ });
const answer = () => document.getElementById('answer');

beforeEach(() => {
  document.body.innerHTML = renderToString(
    <>
      <CounterIsland
        props={{ label: 'Ünusual "label" <b>' }}
        slots={{ answer: <p id="answer">A &amp; B</p> }}
      />
      <OtherIsland props={{ label: 'Other' }} />
    </>,
  );
  document.addEventListener(READY_EVENT, onReady);
  window.addEventListener('error', ignore);
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  document.removeEventListener(READY_EVENT, onReady);
  window.removeEventListener('error', ignore);
  ready.mockClear();
});

it('hydrates the existing elements of the islands with that name, and announces that they are ready', () => {
  const before = document.body.innerHTML;
  const element = button();
  run('counter', Counter);
  expect(document.body.innerHTML).toBe(before);
  expect(console.error).not.toHaveBeenCalled();
  expect(ready.mock.calls).toEqual([['counter']]);
  fireEvent.click(element);
  expect(element).toHaveTextContent('Ünusual "label" <b>: 1');
});

it('keeps the elements of a slot when the component removes the slot and shows it again', () => {
  const element = answer();
  element?.setAttribute('data-changed', 'before React came');
  run('counter', Counter);
  fireEvent.click(button());
  expect(answer()).toBe(element);
  fireEvent.click(button());
  expect(answer()).toBeNull();
  fireEvent.click(button());
  expect(answer()?.outerHTML).toBe('<p id="answer" data-changed="before React came">A &amp; B</p>');
});

it('keeps the elements of a slot when React recreates an island that was translated', () => {
  const [before, element] = [button(), answer()];
  before.textContent = 'Desacostumbrado';
  run('counter', Counter);
  expect(before).not.toBeInTheDocument();
  expect(answer()).toBe(element);
});

it('keeps what was typed in a text area when React recreates an island that was translated', () => {
  const NoteForm = ({ label }: { label: string }) => (
    <label>
      {label} <textarea id="note" />
    </label>
  );
  const NoteFormIsland = island('note-form', NoteForm);
  document.body.innerHTML = renderToString(<NoteFormIsland props={{ label: 'Note' }} />);
  screen.getByText('Note').prepend('Nota');
  const before = screen.getByRole<HTMLTextAreaElement>('textbox');
  before.value = 'Ada';
  run('note-form', NoteForm);
  expect(screen.getByRole('textbox')).not.toBe(before);
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
});

describe('a field of an island that was translated', () => {
  const NameForm = ({ label }: { label: string }) => (
    <label>
      {label} <input id="name" />
    </label>
  );
  const NameFormIsland = island('name-form', NameForm);
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  let before: HTMLInputElement;

  beforeEach(() => {
    document.body.innerHTML = renderToString(<NameFormIsland props={{ label: 'Name' }} />);
    screen.getByText('Name').prepend('Nombre');
    before = field();
    before.value = 'Ada';
  });

  it('keeps what was typed when React recreates it', () => {
    run('name-form', NameForm);
    expect(field()).not.toBe(before);
    expect(field()).toHaveValue('Ada');
  });

  it('keeps the focus when React recreates it', () => {
    before.focus();
    run('name-form', NameForm);
    expect(field()).toHaveFocus();
  });

  it('does not take the focus if it did not have it', () => {
    run('name-form', NameForm);
    expect(field()).not.toHaveFocus();
  });
});
