import path from 'node:path';
import type { FileSystemConfig } from 'gatsby-source-filesystem';
import { RECORD_FOLDER } from '../../plugins/legal-record';
import { CONTENT_FOLDER, CONTENT_SOURCE, contentPath } from '../../plugins/mdx-content';

export const sourceFilesystemOptions = {
  name: CONTENT_SOURCE,
  path: path.resolve(CONTENT_FOLDER),
  // legal-record makes the nodes of recorded versions itself.
  ignore: [`**/${contentPath(RECORD_FOLDER)}/*/**`],
} satisfies FileSystemConfig['options'];
