import { css } from '@emotion/react';
import { color, font } from '../theme/tokens';

/** Marks a preview on screen and in print: a notice and a watermark across the page. */
export const PreviewNotice = ({ text }: { text: string }) => (
  <>
    <p css={notice} role="note">
      {text}
    </p>
    <p css={watermark} aria-hidden="true">
      {text}
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

/** Lets clicks and the text below through. */
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
