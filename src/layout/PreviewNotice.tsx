import { css } from '@emotion/react';
import { color, font } from '../theme/tokens';

/** Says over the whole page, on screen and on paper, that this build is not the published site. */
export const PreviewNotice = ({ words }: { words: string }) => (
  <>
    <p css={notice} role="note">
      {words}
    </p>
    <p css={watermark} aria-hidden="true">
      {words}
    </p>
  </>
);

const notice = css`
  position: fixed;
  bottom: 0;
  left: 0;
  z-index: 15;
  padding: 0.4rem 1rem;
  color: ${color.white};
  font-weight: 600;
  background: ${color.bad};
`;

/** Never in the way: it takes no click, and text shows through. */
const watermark = css`
  position: fixed;
  inset: 0;
  z-index: 14;
  display: grid;
  place-items: center;
  overflow: hidden;
  color: ${color.bad};
  font: 600 clamp(1.5rem, 7vw, 8rem) / 1 ${font.display};
  white-space: nowrap;
  opacity: 0.12;
  rotate: -24deg;
  pointer-events: none;
  -webkit-user-select: none;
  user-select: none;
`;
