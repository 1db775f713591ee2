import { css } from '@emotion/react';
import { color } from '../theme/colors';
import { layer } from '../theme/layers';
import { space } from '../theme/spacing';
import { fontWeight } from '../theme/typography';

/** Says that this is a preview, on screen and on each printed sheet. */
export const PreviewNotice = () => (
  <p css={styles} role="note">
    This is a preview, not the published site
  </p>
);

const styles = css`
  position: fixed;
  bottom: 0;
  right: 0;
  z-index: ${layer.previewNotice};
  padding: ${space.xs} ${space.m};
  color: ${color.white};
  font-weight: ${fontWeight.bold};
  background: ${color.error};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;
