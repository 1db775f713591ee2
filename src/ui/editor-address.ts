import { graphql } from 'gatsby';
import { createContext } from 'react';

/** The address of the editor. It is undefined in the published site, which has no edit links. */
export const EditorAddress = createContext<string | undefined>(undefined);

/**
 * @returns the address of the editor: while `npm run edit` runs, a path of this site; for a
 *   preview, an address of the published site; otherwise undefined
 */
export function editorAddressOf(
  { repository, url }: Queries.EditorSiteFragment,
  { isPreview, hasEditor, editorPath }: Queries.EditorBuildFragment,
): string | undefined {
  if (hasEditor) return editorPath;
  return repository && isPreview ? `${url}${editorPath}` : undefined;
}

export const query = graphql`
  fragment EditorSite on SiteFacts {
    repository
    url
  }

  fragment EditorBuild on SiteBuild {
    isPreview
    hasEditor
    editorPath
  }
`;
