import path from 'node:path';
import type { EditorOptions } from '../../plugins/content-editor';
import type { SiteFacts } from '../content-model/site-facts';
import type { BuildSettings } from '../environment/build-settings';

/**
 * Makes the options of plugins/content-editor.
 *
 * @param facts undefined when site.yaml has a mistake
 */
export const editorOptions = (
  { editor, today }: BuildSettings,
  facts: SiteFacts | undefined,
): EditorOptions => ({
  modulePath: path.resolve('config/editor/editor.ts'),
  repository: facts?.repository ?? null,
  settings: editor,
  today,
});
