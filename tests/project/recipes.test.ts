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

/** @returns the lines of each diff before and after it, and the file that is named last before the diff */
const diffsIn = (markdown: string) =>
  [...markdown.matchAll(DIFF)].map((match) => {
    const [, indentation = '', diff = ''] = match;
    const lines = diff.split('\n').map((line) => line.slice(indentation.length));
    // The first character of a line is a space, a plus or a minus.
    const without = (sign: string) =>
      lines.filter((line) => line !== ' …' && !line.startsWith(sign)).map((line) => line.slice(1));
    return {
      file: pathsNamedIn(markdown.slice(0, match.index)).at(-1) ?? '',
      oldLines: without('+'),
      newLines: without('-'),
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

it.each(DIFFS)(
  '$file fits its diff in $recipe, before or after it',
  ({ recipe, file, oldLines, newLines }) => {
    if (file === '') throw new Error(`${recipe} names no file before the diff with "${newLines[0]}".`);
    const text = readFileSync(file, 'utf8');
    const missingOldLine = firstMissingLine(text, oldLines);
    const missingNewLine = firstMissingLine(text, newLines);
    if (missingOldLine === undefined || missingNewLine === undefined) return;
    throw new Error(
      `${file} has neither the old nor the new lines of a diff in ${recipe}. Of the old lines, it lacks\n${missingOldLine}\nand of the new ones\n${missingNewLine}\nIf you have written a line in another way, write it into the recipe in the same way.`,
    );
  },
);
