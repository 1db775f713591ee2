import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { createContext, useContext } from 'react';
import { formPath } from '../shared/edit-forms';
import { textSize } from '../theme/tokens';

/** The address of the editor. It is undefined in the published site, which has no edit links. */
export const EditorAddress = createContext<string | undefined>(undefined);

/**
 * @returns the address of the editor: while `npm run edit` runs, a path of this site; for a
 *   preview, an address of the published site; otherwise undefined
 */
export function editorAddressOf(
  { repository, url }: Queries.EditorSiteFragment,
  { preview, hasEditor, editorPath }: Queries.EditorBuildFragment,
): string | undefined {
  if (hasEditor) return editorPath;
  return repository && preview ? `${url}${editorPath}` : undefined;
}

/**
 * A link to the form in which staff edit a text.
 *
 * @param file the path of the text below `content/`
 */
export function EditLink({ file }: { file: string }) {
  const editor = useContext(EditorAddress);
  const form = formPath(file);
  if (!editor || !form) return null;
  return (
    <a className="screen-only" css={styles} href={`${editor}#${form}`} aria-label={`Edit this text: ${file}`}>
      Edit this text
    </a>
  );
}

export const fragments = graphql`
  fragment EditorSite on SiteFacts {
    repository
    url
  }

  fragment EditorBuild on SiteBuild {
    preview
    hasEditor
    editorPath
  }
`;

const styles = css`
  justify-self: start;
  padding-block: 0.25rem;
  font-size: ${textSize.small};
`;
