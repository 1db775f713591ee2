import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { createContext, useContext } from 'react';
import { formPath } from '../shared/form-path';
import { CLASS } from '../theme/class-names';
import { space, textSize } from '../theme/tokens';

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

/**
 * A link to the form in which staff edit a text.
 *
 * @param file the path of the text below `content/`
 */
export function EditLink({ file }: { file: string }) {
  const editor = useContext(EditorAddress);
  if (!editor) return null;
  const address = `${editor}#${formPath(file)}`;
  return (
    <a className={CLASS.screenOnly} css={styles} href={address} aria-label={`Edit this text: ${file}`}>
      Edit this text
    </a>
  );
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

const styles = css`
  justify-self: start;
  padding-block: ${space.xxs};
  font-size: ${textSize.small};
`;
