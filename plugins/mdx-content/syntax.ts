// Plugins that work on the syntax tree of a body import this: Markdown nodes with their places in the file,
// and the HTML nodes that are made of them.
export { compileTree, toHtml } from './compile/compile-body';
export { compileMarkdown, type CompileOptions } from './compile/compile-markdown';
export {
  CODE_TYPES,
  componentsOf,
  parseBody,
  startOf,
  visitMarkdown,
  type JsxElement,
} from './parse/parse-body';
