/** The path of the editor on the site, without a slash at the end. */
export const EDITOR_PATH = '/admin';

/**
 * The only page of the editor. It has no inline code. Its addresses are absolute, so that they also
 * work at /admin.
 */
export const EDITOR_PAGE = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Edit the texts of this site</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <script src="${EDITOR_PATH}/editor.js" defer></script>
  </head>
  <body></body>
</html>
`;
