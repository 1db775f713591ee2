import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { listFiles } from '../../plugins/shared/files/list-files';

const SOURCE_FILES = listFiles('src').map((file) => `src/${file}`);

const ISLANDS = SOURCE_FILES.filter((file) => file.endsWith('.island.ts'));

const COMPONENTS = SOURCE_FILES.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

const PAGES = COMPONENTS.filter((file) => /^src\/(?:pages|templates)\//.test(file));

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

/** The types of what a component renders without knowing which elements it has. */
const TYPES_OF_ELEMENTS = ['ReactNode', 'Slots'];

const namesElements = (node: ts.Node): boolean => {
  const isReference = ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName);
  if (isReference && TYPES_OF_ELEMENTS.includes(node.typeName.text)) return true;
  return ts.forEachChild(node, namesElements) ?? false;
};

/** Whether a file has a component with a prop for elements, or for a function that returns them. */
const rendersElementsFromProps = (file: string): boolean =>
  nodesOf(file, ts.isPropertySignature).some(namesElements);

/** The files from which a component imports names of classes, as those of islands do. */
const classFilesOf = (component: string): string[] =>
  nodesOf(component, ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''))
    .filter((module) => module.endsWith('-classes'))
    .map((module) => posix.join(posix.dirname(component), `${module}.ts`));

/** The files, other than the component's own, that have one of its classes. */
function filesWithClassOf(component: string, files: readonly string[]): string[] {
  const ownFiles = [component, ...classFilesOf(component)];
  const classes = new Set(ownFiles.flatMap(classesOf));
  return files.filter(
    (file) => !ownFiles.includes(file) && classesOf(file).some((name) => classes.has(name)),
  );
}

// The styles of a component apply to all elements with the class, also in the components inside it.
it.each(COMPONENTS)('%s styles no class of a component that it imports', async (component) => {
  expect(filesWithClassOf(component, await filesOf(component))).toEqual([]);
});

// A component doesn't import the elements that it gets as props, so they may be in any file of the page.
it.each(PAGES)('%s has no component with a class of one that gets elements', async (page) => {
  const files = await filesOf(page);
  const parents = COMPONENTS.filter((file) => files.includes(file) && rendersElementsFromProps(file));
  expect(parents).toContain('src/layout/Layout.tsx');
  expect(parents.flatMap((parent) => filesWithClassOf(parent, files))).toEqual([]);
});
