import path from 'node:path';
import type { EditorOptions } from '../../plugins/content-editor';
import type { BuildSettings } from '../environment/build-settings';
import type { SiteFactsIfValid } from '../environment/read-site-facts';

export const editorOptions = ({ editor, today }: BuildSettings, facts: SiteFactsIfValid): EditorOptions => ({
  modulePath: path.resolve('config/editor/editor.ts'),
  repository: facts?.repository ?? null,
  settings: editor,
  today,
});
