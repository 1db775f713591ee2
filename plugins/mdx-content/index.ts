// Everything that other plugins, the scripts and the site's model of its content may import.
export {
  ALL_VARIANTS,
  compileBody,
  compileMarkdown,
  compileTree,
  toHtml,
  type CompiledBody,
  type CompileOptions,
} from './compile/compile-body';
export { typesetFields } from './compile/typeset';
export { date, metaOf, text } from './fields';
export { formatDate, MONTHS } from './format-date';
export {
  factText,
  findComponent,
  kindOf,
  resolvePlaceholders,
  SITE_FACTS_FILE,
  type ContentComponent,
  type ContentKind,
  type ContentModel,
  type Facts,
  type Placeholder,
} from './model';
export { digestOfModel } from './model-digest';
export type { ContentOptions } from './options';
export { readDocument, type ContentDocument } from './parse/content-document';
export {
  FILE_START,
  formatFinding,
  limitFindings,
  escapeControlCharacters,
  reportTo,
  sortFindings,
  type Finding,
  type Place,
  type Problem,
  type Report,
  type CreateReport,
} from './parse/finding';
export { findFrontMatter, splitFrontMatter, type FileParts } from './parse/front-matter';
export { listFiles } from './list-files';
export {
  CODE_TYPES,
  componentsOf,
  NO_CODE,
  parseBody,
  startOf,
  visitMarkdown,
  type JsxElement,
} from './parse/parse-body';
export { readYaml, type TextField, type YamlReading } from './parse/read-yaml';
export { createPlaceFinder, normalizeText } from './parse/source-text';
export { factsOfQuery, type QueryContext } from './content-schema';
