import { sentenceOf } from './file-error';

const fileError = (code: string, file?: string) =>
  Object.assign(new Error(`${code}: reason of the system`), { code, ...(file && { path: file }) });

it.each([
  ['ENOSPC', 'The disk is full: free some space and try again.'],
  ['EROFS', 'The disk is read-only: work in a folder that can be written to.'],
  ['EACCES', 'A file or folder cannot be written to: change its permissions or its owner.'],
])('describes %s and what to do', (code, sentence) => {
  expect(sentenceOf(fileError(code))).toBe(sentence);
  expect(sentenceOf(fileError(code, 'dist/index.html'))).toBe(`${sentence} It happened at dist/index.html.`);
});
