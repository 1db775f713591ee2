import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { SECTION_IDS } from './ids';

const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);

/** The ids that a component contains as text: in an `id` attribute, or in a variable named `id` or `…Id`. */
function ownIds(file: string): string[] {
  const source = readFileSync(path.join('src', file), 'utf8');
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isId =
      (ts.isJsxAttribute(node) && node.name.getText() === 'id') ||
      (ts.isVariableDeclaration(node) && /^id$|Id$/.test(node.name.getText()));
    if (isId && node.initializer) found.push(...textsIn(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.getText()];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...textsIn(child)));
  return found;
}

// Section ids may be literals: their type allows no others.
const known: readonly string[] = SECTION_IDS;

it('finds no id literal in a component: the content check needs all of them in ids.ts', () => {
  expect(components.length).toBeGreaterThan(20);
  for (const file of components) {
    expect([file, ownIds(file).filter((id) => !known.includes(id))]).toEqual([file, []]);
  }
});
