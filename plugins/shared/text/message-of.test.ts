import { messageOf } from './message-of';

it.each<[what: string, thrown: unknown, message: string]>([
  ['an error', new TypeError('No such day.'), 'No such day.'],
  ['a text', 'No such day.', 'No such day.'],
  ['nothing', undefined, 'undefined'],
])('tells the message of %s', (_what, thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
