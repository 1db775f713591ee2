import { rmSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { PUBLIC_FOLDER } from '../shared/files/public-folder';
import { writeReservedFiles } from '../shared/files/write-public-files';
import { isDevelop } from '../shared/gatsby/is-develop';
import { panicOnError } from '../shared/gatsby/panic-on-error';
import { typedOptions } from '../shared/gatsby/typed-options';
import { EDITOR_PATH } from './addresses';
import { hostedBackend } from './backend';
import { fetchDecapScript } from './decap-script';
import { editorFiles } from './editor-files';
import type { ContentEditorOptions } from './options';
import { serveEditor } from './serve-editor';

export { pluginOptionsSchema } from './options';

const FOLDER = `${PUBLIC_FOLDER}${EDITOR_PATH}`;

/** Says what to do when static/ has a file of the editor. */
const ADVICE = 'rename it, because the files of the editor fit only each other';

/**
 * Warns when a build has no editor although the site names a repository. Otherwise fetches Decap CMS, so that
 * a build without a network fails at its start, and not at its end.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }, options) => {
  const backend = hostedBackend(typedOptions<ContentEditorOptions>(options));
  if (isDevelop() || !backend) return;
  if ('problem' in backend) {
    reporter.warn(`This build has no editor. ${backend.problem}`);
    return;
  }
  await panicOnError(reporter, () => {
    fetchDecapScript();
  });
};

/**
 * Removes the editor of an earlier build, which `gatsby develop` or a build without an editor would
 * still have.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () =>
  rmSync(FOLDER, { recursive: true, force: true });

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, reporter }, options) => {
  const editorOptions = typedOptions<ContentEditorOptions>(options);
  const { server } = editorOptions.settings;
  if (!server) return;
  const handler = serveEditor(editorOptions, server, (message) => reporter.error(message));
  // Gatsby documents that this is an Express application; its types don't say so.
  (app as ExpressApplication).use(EDITOR_PATH, handler);
};

interface ExpressApplication {
  use(path: string, handler: ReturnType<typeof serveEditor>): void;
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }, options) => {
  const editorOptions = typedOptions<ContentEditorOptions>(options);
  const backend = hostedBackend(editorOptions);
  if (!backend || 'problem' in backend) return;
  await panicOnError(reporter, async () => {
    const files: Record<string, string | Uint8Array> = {};
    for (const [name, make] of Object.entries(editorFiles(editorOptions, backend.config))) {
      files[`${EDITOR_PATH}/${name}`] = await make();
    }
    writeReservedFiles(files, ADVICE);
  });
};
