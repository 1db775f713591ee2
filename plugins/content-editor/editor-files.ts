import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { licenseNotice } from '../licenses';
import type { BackendConfig } from './backend';
import { bundleEditor } from './bundle-editor';
import { DECAP, fetchDecapScript } from './decap-script';
import { readEditorData } from './editor-data';
import { EDITOR_FILES } from './editor-file-names';
import { EDITOR_PAGE } from './editor-page';
import type { ContentEditorOptions } from './options';

const DECAP_LICENSE = path.resolve('plugins/content-editor/decap-cms-license.txt');

type MakeFile = () => Promise<string | Buffer> | string | Buffer;

/**
 * Lists the files of the editor by their names. The content of a file is made when it is requested,
 * so that `gatsby develop` always serves the current state of the working copy.
 *
 * @param config where the editor saves to
 * @throws BuildError when the script of Decap CMS can't be fetched
 */
export function editorFiles(
  { modulePath, today }: Pick<ContentEditorOptions, 'modulePath' | 'today'>,
  config: BackendConfig,
): Record<string, MakeFile> {
  const decap = fetchDecapScript();
  return {
    ...Object.fromEntries(
      readdirSync(decap).map((name): [string, MakeFile] => [
        name,
        () => readFileSync(path.join(decap, name)),
      ]),
    ),
    [EDITOR_FILES.page]: () => EDITOR_PAGE,
    [EDITOR_FILES.script]: async () => (await bundleEditor(modulePath)).script,
    [EDITOR_FILES.data]: () => JSON.stringify(readEditorData(config, today)),
    [EDITOR_FILES.licenses]: async () => licensesOf((await bundleEditor(modulePath)).packages),
  };
}

/** Decap CMS and the packages in our own script require that their licenses are published with them. */
function licensesOf(packages: readonly string[]): string {
  const line = '-'.repeat(72);
  const mit = readFileSync(DECAP_LICENSE, 'utf8').trim();
  // Some packages, such as the packages of unified, name the MIT license in package.json without containing
  // its text.
  const licenseTexts = { MIT: (holder: string) => mit.replace(/^Copyright.*/, `Copyright (c) ${holder}`) };
  const decap = `${DECAP.replace('@', ' ')} (MIT; decap-cms.js.LICENSE.txt has those of what it contains)\n${line}\n${mit}\n`;
  return [decap, ...packages.map((folder) => licenseNotice(folder, licenseTexts)).sort()].join('\n');
}
