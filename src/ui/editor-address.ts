import { graphql } from 'gatsby';
import { createContext } from 'react';

/** The address of the editor. It is undefined in the published site, which has no edit links. */
export const EditorAddress = createContext<string | undefined>(undefined);

/**
 * @returns the address of the editor: while `npm run edit` runs, a path of this site; for a
 *   preview, an address of the published site; otherwise undefined
 */
export function editorAddressOf(
  { repository, url }: Queries.EditorAddressSiteFactsFragment,
  { isPreview, hasLocalEditor, editorPath }: Queries.EditorAddressSiteBuildFragment,
): string | undefined {
  if (hasLocalEditor) return editorPath;
  return repository && isPreview ? `${url}${editorPath}` : undefined;
}

export const query = graphql`
  fragment EditorAddressSiteFacts on SiteFacts {
    repository
    url
  }

  fragment EditorAddressSiteBuild on SiteBuild {
    isPreview
    hasLocalEditor
    editorPath
  }
`;
