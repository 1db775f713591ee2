/** The names of the files of the editor, below EDITOR_PATH. The script of Decap loads more. */
export const EDITOR_FILES = {
  page: 'index.html',
  script: 'editor.js',
  data: 'editor-data.json',
  decap: 'decap-cms.js',
  licenses: 'licenses.txt',
} as const;
