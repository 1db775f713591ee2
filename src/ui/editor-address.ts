import { graphql } from 'gatsby';
import { createContext } from 'react';
import { EDITOR_PATH } from '../../plugins/content-editor/addresses';

/** The address of the editor. It is undefined in the published site, which has no edit links. */
export const EditorAddressContext = createContext<string | undefined>(undefined);

/**
 * @returns the address of the editor: while `npm run edit` runs, a path of this site; for a preview, an
 *   address of the published site, if the site has a repository; otherwise undefined
 */
export function editorAddressOf({ siteFacts, siteBuild }: Queries.EditorAddressFragment): string | undefined {
  const path = `${EDITOR_PATH}/`;
  if (siteBuild.hasLocalEditor) return path;
  const { repository, url } = siteFacts;
  return repository && siteBuild.isPreview ? `${url}${path}` : undefined;
}

export const query = graphql`
  fragment EditorAddress on Query {
    siteFacts {
      repository
      url
    }
    siteBuild {
      isPreview
      hasLocalEditor
    }
  }
`;
