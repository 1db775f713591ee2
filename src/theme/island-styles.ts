import { css } from '@emotion/react';
import {
  ERROR_CLASS,
  FALLBACK_CLASS,
  ISLAND_ATTRIBUTE,
  READY_ATTRIBUTE,
  SCRIPT_ATTRIBUTE,
} from '../../plugins/islands';
import { CLASS } from './class-names';
import { color } from './colors';
import { forcedColors } from './media';
import { space } from './spacing';

/** Styles of what every page with islands has. The styles of each island are beside its component. */
export const islandStyles = css`
  /* Without scripts, the page hides what works with scripts only, except in an island that was ready before
     another script failed. With scripts, it hides what replaces islands. */
  html:not([${SCRIPT_ATTRIBUTE}]) .${CLASS.jsOnly}:not(main [${READY_ATTRIBUTE}] *),
  html[${SCRIPT_ATTRIBUTE}] .${FALLBACK_CLASS} {
    display: none;
  }

  :has(> [${READY_ATTRIBUTE}]) > .${FALLBACK_CLASS} {
    display: none;
  }

  /* The visitor has pressed this control before its script was ready (plugins/islands/loader.ts). The shadow
     is a border of 6 px that takes no space. */
  [${ISLAND_ATTRIBUTE}] [aria-busy]:not(form, [type='submit']) {
    color: ${color.ink};
    background-color: ${color.tint};
    box-shadow: 0 0 0 0.375rem ${color.tint};
    cursor: progress;

    ${forcedColors} {
      outline: 2px dashed Highlight;
    }
  }

  /* The message in place of an island that has thrown (plugins/islands/ErrorBoundary.tsx). */
  .${ERROR_CLASS} {
    padding: ${space.xl};
    border: 2px solid ${color.bad};

    > button {
      text-decoration: underline;
    }
  }
`;
