import path from 'node:path';
import type { EditorOptions } from '../../plugins/content-editor';
import type { BuildSettings } from '../environment/build-settings';

export const editorOptions = (
  { editor, today }: BuildSettings,
  repository: string | undefined,
): EditorOptions => ({
  modulePath: path.resolve('config/editor/editor.ts'),
  repository: repository ?? null,
  settings: editor,
  today,
});
