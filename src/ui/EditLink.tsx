import { css } from '@emotion/react';
import { useContext } from 'react';
import { formAddressOf } from '../../plugins/content-editor/addresses';
import { CLASS } from '../theme/class-names';
import { space } from '../theme/spacing';
import { textSize } from '../theme/typography';
import { EditorAddressContext } from './editor-address';

/**
 * A link to the form in which staff edit a text.
 *
 * @param file the path of the text below `content/`
 */
export function EditLink({ file }: { file: string }) {
  const editor = useContext(EditorAddressContext);
  if (!editor) return null;
  const address = `${editor}#${formAddressOf(file)}`;
  return (
    <a className={CLASS.screenOnly} css={styles} href={address} aria-label={`Edit this text: ${file}`}>
      Edit this text
    </a>
  );
}

const styles = css`
  justify-self: start;
  padding-block: ${space.xxs};
  font-size: ${textSize.small};
`;
