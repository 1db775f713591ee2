import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import ts from 'typescript';
import { listFiles } from '../../plugins/shared/files/list-files';

const SOURCE_FILES = listFiles('src').map((file) => `src/${file}`);

const ISLANDS = SOURCE_FILES.filter((file) => file.endsWith('.island.ts'));

const COMPONENTS = SOURCE_FILES.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

/** The files of the project with the code of a module: the module itself, and what it imports. */
async function filesOf(module: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [module],
    bundle: true,
    packages: 'external',
    loader: { '.woff2': 'empty' },
    outdir: '.',
    metafile: true,
    write: false,
  });
  return Object.keys(metafile.inputs);
}

/** The nodes of a file's syntax tree that are of one sort, such as `ts.isJsxAttribute`. */
function nodesOf<Node extends ts.Node>(file: string, isOfSort: (node: ts.Node) => node is Node): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isOfSort(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

function textWithoutExpressions(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const followingTexts = template.templateSpans.map(({ literal }) => literal.text);
  return [template.head.text, ...followingTexts].join('');
}

function classesInCss(css: string): string[] {
  const withoutComments = css.replace(/\/\*.*?\*\//gs, '');
  return Array.from(withoutComments.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name);
}

/** The classes that a file styles by their names, or defines for the styles of an island. */
function classesOf(file: string): string[] {
  if (file.endsWith('-classes.ts')) return nodesOf(file, ts.isStringLiteral).map(({ text }) => text);
  return nodesOf(file, ts.isTaggedTemplateExpression)
    .filter(({ tag }) => ts.isIdentifier(tag) && tag.text === 'css')
    .flatMap(({ template }) => classesInCss(textWithoutExpressions(template)));
}

/** Whether a file has the prop of Emotion, which only components outside of islands can have. */
const hasCssProp = (file: string): boolean =>
  nodesOf(file, ts.isJsxAttribute).some(({ name }) => ts.isIdentifier(name) && name.text === 'css');

// In browsers, islands have React's own JSX runtime (config/plugin-options/islands-options.ts), which knows
// no prop `css`. The server and unit tests of components have Emotion's, so nothing else would show that the
// styles get lost.
it.each(ISLANDS)('%s has components with class names in place of the css prop', async (island) => {
  const files = await filesOf(island);
  expect(files).toContain('plugins/islands/hydrate.tsx');
  expect(files.filter(hasCssProp)).toEqual([]);
});

// The styles of a component apply to all elements with the class, also in the components inside it.
it.each(COMPONENTS)('%s styles no class that a component inside it has', async (component) => {
  const classes = new Set(classesOf(component));
  const filesInside = (await filesOf(component)).filter((file) => file !== component);
  const filesWithSameClass = filesInside.filter((file) => classesOf(file).some((name) => classes.has(name)));
  expect(filesWithSameClass).toEqual([]);
});
