import path from 'node:path';
import type { ContentEditorOptions } from '../../plugins/content-editor';
import type { SiteFacts } from '../content-model/site-facts';
import type { BuildSettings } from '../environment/build-settings';

export const contentEditorOptions = (
  { editor, today }: Pick<BuildSettings, 'editor' | 'today'>,
  repository: SiteFacts['repository'],
): ContentEditorOptions => ({
  modulePath: path.resolve('config/editor/editor.ts'),
  repository: repository ?? null,
  settings: editor,
  today,
});
