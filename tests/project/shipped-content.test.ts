import { readdirSync } from 'node:fs';

/** The fewest files that content/ may have (docs/requirements.md, section 2). */
const MINIMUM = {
  'content/faq': { files: 8, what: 'questions' },
  'content/landing': { files: 6, what: 'sections of the home page' },
  'content/legal': { files: 4, what: 'legal documents, one for each tab' },
  'content/pages': { files: 3, what: 'texts of other pages' },
};

it.each(Object.entries(MINIMUM))('%s holds what the customer asked for', (folder, { files, what }) => {
  const count = readdirSync(folder).filter((name) => name.endsWith('.mdx')).length;
  const message =
    `${folder} holds ${count} ${what}; docs/requirements.md, section 2, asks for ${files}. ` +
    `Bring the missing file back. If it was removed on purpose, change "files: ${files}" ` +
    `for ${folder} in tests/project/shipped-content.test.ts to ${count}.`;
  if (count < files) throw new Error(message);
});
