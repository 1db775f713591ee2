import { LANGUAGE } from '../shared/text/language';
import { EDITOR_PATH } from './addresses';
import { EDITOR_FILES } from './editor-file-names';

/**
 * The page of the editor. Its addresses are absolute, so that they also work without a slash at the end of
 * the path.
 */
export const EDITOR_PAGE = `<!DOCTYPE html>
<html lang="${LANGUAGE}">
  <head>
    <meta charset="utf-8">
    <title>Edit the texts of this site</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <script src="${EDITOR_PATH}/${EDITOR_FILES.script}" defer></script>
  </head>
  <body></body>
</html>
`;
