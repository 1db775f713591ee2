import { CONTENT_FOLDER, findKind, SITE_FACTS_FILE } from '../../mdx-content';
import type { EditableKind, EditableModel } from '../config/editable-model';
import type { Entry } from './decap';

/** The file that a form edits. */
export interface EditedFile {
  /** Its path below `content/`. */
  path: string;
  /** The kind of content; undefined for the facts of the site, which have none. */
  kind: EditableKind | undefined;
}

/**
 * Finds the file of an entry. Decap knows the path of an entry that it has loaded, but only the
 * name ("slug") of a new one that was just saved. An entry that nobody has saved has neither: it
 * gets a name, which the content check needs.
 */
export function fileOfEntry(entry: Pick<Entry, 'get'>, { kinds }: Pick<EditableModel, 'kinds'>): EditedFile {
  const path = textIn(entry, 'path').replace(new RegExp(`^${CONTENT_FOLDER}/`), '');
  if (path === SITE_FACTS_FILE) return { path, kind: undefined };
  // A collection of Decap has the name of its folder.
  const folder = textIn(entry, 'collection');
  const known = path || `${folder}/${textIn(entry, 'slug') || NAME_OF_NEW_FILE}.mdx`;
  return { path: known, kind: findKind(known, kinds)?.kind };
}

const NAME_OF_NEW_FILE = 'new-entry';

export const isUnsaved = (entry: Entry): boolean => !textIn(entry, 'path') && !textIn(entry, 'slug');

function textIn(entry: Pick<Entry, 'get'>, key: string): string {
  const value = entry.get(key);
  return typeof value === 'string' ? value : '';
}
