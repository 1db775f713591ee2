// Everything that other plugins, the scripts and the site's model of its content may import. Plugins that
// work on the syntax tree of a body also import syntax.ts, and those that add GraphQL types graphql/index.ts.
// Styles and tests import dom-names.ts.

// The model of a site: what its content is, and where it is.
export { CONTENT_FOLDER, CONTENT_SOURCE, contentPath } from './content-folder';
export { date, text } from './fields';
export { findComponent, findKind } from './find-in-model';
export { headingLevelOf, idPrefixOf } from './kind-traits';
export {
  defineContentModel,
  SITE_FACTS_FILE,
  SITE_FACTS_TYPE,
  type ContentComponent,
  type ContentKind,
  type ContentModel,
  type Facts,
  type Placeholder,
} from './model';
export type { MdxContentOptions } from './options';
export { NAME_PLACEHOLDER, pagePathFor } from './page-path';
export { factText, resolvePlaceholders } from './placeholders';
export { nearestMeta } from './schema-introspection';
export { schemaOf } from './schema-of';

// From a body to HTML.
export { compileBody, type CompiledBody } from './compile/compile-body';
export { compileOnce } from './compile/compile-once';
export { typesetFields } from './compile/typeset';

// From a file to its parts.
export { datesAsText } from './parse/dates-as-text';
export { findFrontMatter, splitFrontMatter, type FileParts } from './parse/front-matter';
export { normalizeText } from './parse/normalize-text';
export { parseFacts } from './parse/parse-facts';
