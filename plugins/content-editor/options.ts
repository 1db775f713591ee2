import type { EditorSettings } from './settings';

/**
 * The options of this plugin in gatsby-config.ts. Gatsby accepts a type alias here, and no
 * interface.
 */
export type EditorOptions = {
  /**
   * The site's module that calls `startEditor`. Bundled for browsers, it becomes /admin/editor.js.
   */
  modulePath: string;
  /**
   * The https address of the repository, without a slash at the end; null where the site names
   * none.
   */
  repository: string | null;
  /** The settings in environment variables: the result of `readEditorSettings`. */
  settings: EditorSettings;
  /** The day of the build as YYYY-MM-DD. */
  today: string;
};
