import { css, Global } from '@emotion/react';
import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2';
import { calm, color, font, measure } from './tokens';

/** The one web font, for the preload in the head. */
export const DISPLAY_FONT_URL = brygada;

const styles = css`
  @font-face {
    font-family: 'Brygada 1918 Variable';
    font-weight: 400 700;
    font-display: swap;
    src: url(${brygada}) format('woff2-variations');
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    color: ${color.ink};
    background: ${color.paper};
    font: 100%/1.6 ${font.text};
    font-variant-numeric: tabular-nums lining-nums;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    /* What is focused or linked to lands below the bar (WCAG 2.4.11). */
    scroll-padding-top: calc(${measure.bar} + 1rem);
  }

  ${calm} {
    html {
      scroll-behavior: smooth;
    }
  }

  body {
    margin: 0;
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    font-family: ${font.display};
    font-weight: 600;
    line-height: 1.15;
    text-wrap: balance;
    hyphens: manual;
  }

  p {
    margin: 0;
    text-wrap: pretty;
  }

  a {
    color: inherit;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.2em;
  }

  a:hover {
    color: ${color.accent};
  }

  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
    border-radius: 2px;
  }

  button,
  input {
    font: inherit;
    color: inherit;
  }

  svg,
  img {
    max-width: 100%;
  }

  .error-fallback {
    max-width: 40rem;
    margin: 1rem auto;
    padding: 1.5rem;
    background: ${color.white};
    border: 2px solid ${color.bad};
  }

  .error-fallback > * + * {
    margin-top: 0.75rem;
  }

  .error-fallback button {
    min-height: 2.75rem;
    padding: 0.5rem 1.25rem;
  }

  [hidden]:not([hidden='until-found']) {
    display: none;
  }

  /* Read aloud and copied, but not shown. */
  .for-ears {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: pre;
  }

  @page {
    margin: 1.5cm;
  }

  @media print {
    h1,
    h2,
    h3,
    h4 {
      break-after: avoid;
    }

    tr,
    li,
    figure,
    .callout {
      break-inside: avoid;
    }
  }

  /* Where scripts do not run, or did not arrive, only what works without them is shown. */
  html:not([data-script]) .needs-script,
  html[data-script] .without-script {
    display: none;
  }
`;

/** Styles of bare elements and the display font. */
export const GlobalStyles = () => <Global styles={styles} />;
