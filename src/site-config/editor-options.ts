import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EditorOptions } from '../../plugins/content-editor';
import { readSiteFacts } from '../content-model/site-facts';
import type { SiteBuild } from './site-build';

const FACTS = 'content/site.yaml';

/** The options of plugins/content-editor. The content check reports mistakes in site.yaml. */
export function editorOptions({ editor, today }: Pick<SiteBuild, 'editor' | 'today'>): EditorOptions {
  const facts = existsSync(FACTS) ? readSiteFacts(readFileSync(FACTS, 'utf8')) : undefined;
  return {
    modulePath: path.resolve('src/cms/cms.ts'),
    repository: facts?.repository ?? null,
    settings: editor,
    today,
  };
}
