import { css } from '@emotion/react';
import { createContext, useContext } from 'react';
import { textSize } from '../theme/tokens';

/** The address of `content/` in the forge's editor; undefined in the published site, which has no edit links. */
export const Editor = createContext<string | undefined>(undefined);

type Build = Pick<Queries.SiteBuild, 'preview' | 'branch'>;

/**
 * Finds the editor of the texts: in previews and in `gatsby develop`, when site.yaml names the repository.
 *
 * @param repository https address of the repository at the forge
 */
export const editorOf = (repository: string | null, { preview, branch }: Build): string | undefined =>
  repository && (preview || process.env.NODE_ENV === 'development')
    ? `${repository}/edit/${encodeURIComponent(branch).replaceAll('%2F', '/')}/content`
    : undefined;

/**
 * A link to a text in the forge's editor.
 *
 * @param file path below `content/`
 */
export function EditLink({ file }: { file: string }) {
  const editor = useContext(Editor);
  if (!editor) return null;
  return (
    <a className="screen-only" css={styles} href={`${editor}/${file}`} aria-label={`Edit this text: ${file}`}>
      Edit this text
    </a>
  );
}

const styles = css`
  justify-self: start;
  padding-block: 0.25rem;
  font-size: ${textSize.small};
`;
