import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EditorOptions } from '../../plugins/content-editor';
import { readSiteFacts } from '../content-model/site-facts';
import type { BuildOptions } from './site-build';

const SITE_FACTS = 'content/site.yaml';

/**
 * Makes the options of plugins/content-editor. It ignores mistakes in site.yaml, which the content
 * check reports.
 */
export function editorOptions({ editor, today }: Pick<BuildOptions, 'editor' | 'today'>): EditorOptions {
  const facts = existsSync(SITE_FACTS) ? readSiteFacts(readFileSync(SITE_FACTS, 'utf8')) : undefined;
  return {
    modulePath: path.resolve('src/editor/editor.ts'),
    repository: facts?.repository ?? null,
    settings: editor,
    today,
  };
}
