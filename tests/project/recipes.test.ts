import { readFileSync } from 'node:fs';
import { groupsIn, pathsNamedIn, PROJECT_FILES } from '../support/documents';

const RECIPES = PROJECT_FILES.filter((file) => file.startsWith('docs/recipes/')).map((recipe) => ({
  recipe,
  markdown: readFileSync(recipe, 'utf8'),
}));

/** The fragments that a query or another fragment in a code block has. */
const SPREAD = /^ *\.\.\.([A-Z]\w+)$/gm;
const FRAGMENT = /\bfragment (\w+) on /g;

const FRAGMENTS_OF_SRC = PROJECT_FILES.filter((file) => /^src\/.*\.tsx?$/.test(file)).flatMap((file) =>
  groupsIn(readFileSync(file, 'utf8'), FRAGMENT),
);

it.each(RECIPES)('src has the fragments that $recipe uses, except those that it adds', ({ markdown }) => {
  const known = [...FRAGMENTS_OF_SRC, ...groupsIn(markdown, FRAGMENT)];
  expect(groupsIn(markdown, SPREAD).filter((name) => !known.includes(name))).toEqual([]);
});

const DIFF = /^( *)```diff\n([^]*?)\n *```$/gm;

/** The lines of each diff, without their signs, and the file that is named last before the diff. */
const diffsIn = (markdown: string) =>
  [...markdown.matchAll(DIFF)].map((match) => {
    const [, indentation = '', diff = ''] = match;
    const lines = diff.split('\n').map((line) => line.slice(indentation.length));
    const withSign = (...signs: string[]) =>
      lines.filter((line) => line !== ' …' && signs.includes(line.charAt(0))).map((line) => line.slice(1));
    return {
      file: pathsNamedIn(markdown.slice(0, match.index)).at(-1) ?? '',
      oldLines: withSign(' ', '-'),
      keptLines: withSign(' '),
      addedLines: withSign('+'),
    };
  });

const DIFFS = RECIPES.flatMap(({ recipe, markdown }) =>
  diffsIn(markdown).map((diff) => ({ recipe, ...diff })),
);

/** @returns the first of some lines that a text doesn't have below the lines before it */
function firstMissingLine(text: string, lines: string[]): string | undefined {
  let rest = text.split('\n');
  for (const line of lines) {
    const index = rest.indexOf(line);
    if (index === -1) return line;
    rest = rest.slice(index + 1);
  }
  return undefined;
}

/** A line that says more than a bracket. */
const SAYS_SOMETHING = /\w/;

/** Whether a file has at least half of the lines that a recipe adds. Some of them may be there anyway. */
function isFollowed(fileLines: string[], addedLines: string[]): boolean {
  const added = addedLines.filter((line) => SAYS_SOMETHING.test(line));
  const found = added.filter((line) => fileLines.includes(line));
  return found.length > 0 && found.length >= added.length / 2;
}

// Whoever follows a recipe may write the new lines in another way, so that the old ones are gone, too.
it.each(DIFFS)('$file fits its diff in $recipe', ({ recipe, file, oldLines, keptLines, addedLines }) => {
  if (file === '') throw new Error(`${recipe} names no file before the diff that adds "${addedLines[0]}".`);
  const text = readFileSync(file, 'utf8');
  const linesToFind = isFollowed(text.split('\n'), addedLines) ? keptLines : oldLines;
  const missingLine = firstMissingLine(text, linesToFind);
  if (missingLine === undefined) return;
  throw new Error(
    `${file} lacks this line of a diff in ${recipe}, or has it in another place:\n${missingLine}\nIf you have changed it, change the recipe, too.`,
  );
});
