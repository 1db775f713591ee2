import { sentenceOf } from './file-error';

const PLENTY = 2 ** 40;
const fileError = (code: string, file?: string) =>
  Object.assign(new Error(`${code}: reason of the system`), { code, ...(file && { path: file }) });

it.each([
  ['ENOSPC', 'The disk is full: free some space and try again.'],
  ['EROFS', 'The disk is read-only: work in a folder that can be written to.'],
  ['EACCES', 'A file or folder cannot be written to: change its permissions or its owner.'],
])('describes %s and what to do', (code, sentence) => {
  expect(sentenceOf(fileError(code), PLENTY)).toBe(sentence);
  expect(sentenceOf(fileError(code, 'dist/index.html'), PLENTY)).toBe(
    `${sentence} It happened at dist/index.html.`,
  );
});

it('adds that the disk is full to another message', () => {
  const error = new Error('gatsby build did not succeed.');
  expect(sentenceOf(error, PLENTY)).toBe('gatsby build did not succeed.');
  expect(sentenceOf(error, 1000)).toBe(
    'gatsby build did not succeed.\nThe disk is full: free some space and try again.',
  );
});
