import type { GatsbyNode } from 'gatsby';
import type { EditorSettings } from './settings';

/** The options of this plugin in gatsby-config.ts. */
export type ContentEditorOptions = {
  /**
   * The site's module that calls `startEditor`. Bundled for browsers, it becomes the script of the editor.
   */
  modulePath: string;
  /**
   * The https address of the repository, without a slash at the end; null where the site names none: a
   * build then has no editor.
   */
  repository: string | null;
  /** The settings in environment variables: the result of `readEditorSettings`. */
  settings: EditorSettings;
  /** The day of the build as YYYY-MM-DD. */
  today: string;
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<ContentEditorOptions>({
    modulePath: Joi.string().required(),
    repository: Joi.string().allow(null).required(),
    settings: Joi.object<EditorSettings>({
      forge: Joi.string().allow(null).required(),
      signInUrl: Joi.string().allow(null).required(),
      appId: Joi.string().allow(null).required(),
      server: Joi.string().allow(null).required(),
    }).required(),
    today: Joi.string().required(),
  });
