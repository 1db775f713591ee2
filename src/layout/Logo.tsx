import { color } from '../theme/colors';

/** A page with a bar chart, in the color of the text beside it. */
export const Logo = () => (
  <svg viewBox="6 3 20 26" width="20" height="26" aria-hidden="true">
    <path d="M6 3h16l4 4v22H6z" fill="currentColor" />
    <path d="M11 23v-5h2.5v5zm4.5 0V13H18v10zm4.5 0V9h2.5v14z" fill={color.white} />
  </svg>
);
