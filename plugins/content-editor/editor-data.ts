import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FOLDER } from '../mdx-content';
import { listFiles } from '../shared/files/list-files';
import { STATIC_FOLDER } from '../shared/files/static-folder';
import type { BackendConfig } from './backend';

/** The content of editor-data.json, from which the editor in the browser learns about a build. */
export interface EditorData {
  backendConfig: BackendConfig;
  /**
   * The text of each file below content/, by its path there (`faq/launch.mdx`), even of those that the
   * content check leaves out.
   */
  content: Record<string, string>;
  /** The paths of the files in static/, each with a leading slash, because links may name them. */
  staticFiles: string[];
  /** The day of the build as YYYY-MM-DD. */
  today: string;
}

/** Collects the data for the editor from the project in the current folder. */
export function readEditorData(backendConfig: BackendConfig, today: string): EditorData {
  const content: Record<string, string> = {};
  for (const file of listFiles(CONTENT_FOLDER)) {
    const bytes = readFileSync(path.join(CONTENT_FOLDER, file));
    // The editor needs no binary files.
    if (isUtf8(bytes)) content[file] = bytes.toString();
  }
  const staticFiles = listFiles(STATIC_FOLDER).map((file) => `/${file}`);
  return { backendConfig, content, staticFiles, today };
}
