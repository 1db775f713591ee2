import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { EDITOR_PATH, hostedBackend } from './admin-page';
import { fetchDecapScript } from './decap-script';
import { editorFiles } from './editor-files';
import type { EditorOptions } from './options';
import { serveEditor } from './serve-editor';

const FOLDER = `public${EDITOR_PATH}`;

const given = (options: PluginOptions) => options as unknown as EditorOptions;

const isBuild = () => process.env.NODE_ENV === 'production';

/**
 * Says why a build has no editor although the site names its repository, and fetches what the editor needs, so that a
 * build which cannot be finished ends at its start.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }, options) => {
  const backend = hostedBackend(given(options));
  if (!isBuild() || !backend) return;
  if ('problem' in backend) {
    reporter.warn(`This build has no editor: ${backend.problem} docs/deploy.md tells what to set up.`);
    return;
  }
  try {
    fetchDecapScript();
  } catch (error) {
    reporter.panic((error as Error).message);
  }
};

/** Removes the editor of an earlier build: `gatsby develop` would serve it, and a build without an editor publish it. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () =>
  rmSync(FOLDER, { recursive: true, force: true });

/** Serves the editor while `npm run edit` runs. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, reporter }, options) => {
  const editor = given(options);
  const { server } = editor.settings;
  if (!server) return;
  const handler = serveEditor(editor, server, (message) => reporter.error(message));
  // Gatsby's types do not say that this is an Express application, as its documentation does.
  (app as ExpressApplication).use(EDITOR_PATH, handler);
};

interface ExpressApplication {
  use(path: string, handler: ReturnType<typeof serveEditor>): void;
}

/** Writes the editor beside the pages when the site names its repository. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }, options) => {
  const editor = given(options);
  const backend = hostedBackend(editor);
  if (!backend || 'problem' in backend) return;
  try {
    mkdirSync(FOLDER, { recursive: true });
    for (const [name, make] of Object.entries(editorFiles(editor, backend.config))) {
      writeFileSync(path.join(FOLDER, name), await make());
    }
  } catch (error) {
    // Gatsby would print the error's stack, which is compiled code; the message says what to do.
    reporter.panic((error as Error).message);
  }
};
