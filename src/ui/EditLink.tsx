import { css } from '@emotion/react';
import { createContext, useContext } from 'react';
import { formPath } from '../cms/groups';
import { textSize } from '../theme/tokens';

/** The address of the editor; undefined in the published site, which has no edit links. */
export const Editor = createContext<string | undefined>(undefined);

type Site = Pick<Queries.SiteFacts, 'repository' | 'url'>;

type Build = Pick<Queries.SiteBuild, 'preview' | 'hasEditor'>;

/** Finds the editor: beside this site while `npm run edit` runs, and on the published site for a preview. */
export function editorOf({ repository, url }: Site, { preview, hasEditor }: Build): string | undefined {
  if (hasEditor) return EDITOR_PATH;
  return repository && preview ? `${url}${EDITOR_PATH}` : undefined;
}

/** As plugins/content-editor serves it. */
const EDITOR_PATH = '/admin/';

/**
 * A link to the form of a text.
 *
 * @param file path below `content/`
 */
export function EditLink({ file }: { file: string }) {
  const editor = useContext(Editor);
  const form = formPath(file);
  if (!editor || !form) return null;
  return (
    <a className="screen-only" css={styles} href={`${editor}#${form}`} aria-label={`Edit this text: ${file}`}>
      Edit this text
    </a>
  );
}

const styles = css`
  justify-self: start;
  padding-block: 0.25rem;
  font-size: ${textSize.small};
`;
