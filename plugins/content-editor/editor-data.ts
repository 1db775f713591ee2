import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFiles } from '../publish';
import type { BackendConfig } from './backend';

/** What the editor in the browser has to know of a build. */
export interface EditorData {
  /** The part of Decap's configuration that says where entries are kept: `backend`, and `publish_mode` where there is one. */
  backend: BackendConfig;
  /** All text files below content/ by their path below it (`faq/launch.mdx`), the record of legal versions included. */
  content: Record<string, string>;
  /** Files in static/, each with a leading slash, to which links may lead. */
  staticFiles: string[];
  /** The day of the build: 2025-05-02. */
  today: string;
}

/** Reads the data of the editor from the project in the current folder. */
export function readEditorData(backend: BackendConfig, today: string): EditorData {
  const content: Record<string, string> = {};
  for (const file of filesIn('content')) {
    const bytes = readFileSync(path.join('content', file));
    // Timestamps of the legal record are binary.
    if (isUtf8(bytes)) content[file.slice(1)] = bytes.toString();
  }
  return { backend, content, staticFiles: filesIn('static'), today };
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? siteFiles(folder) : []);
