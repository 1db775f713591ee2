import { css } from '@emotion/react';
import {
  ERROR_CLASS,
  FALLBACK_CLASS,
  ISLAND_ATTRIBUTE,
  READY_ATTRIBUTE,
} from '../../plugins/islands/dom-names';
import { strongLineWidth } from './borders';
import { CLASS } from './class-names';
import { color } from './colors';
import { forcedColors } from './media';
import { WITH_SCRIPTS, WITHOUT_SCRIPTS } from './script-selectors';
import { space } from './spacing';

/** Selects the fallback of an island that is ready, which nobody needs. Both have the same parent. */
const FALLBACK_OF_READY_ISLAND = `:has(> [${READY_ATTRIBUTE}]) > .${FALLBACK_CLASS}`;

/** The width of the border around a control that waits for its script: 6 px. */
const WAITING_BORDER = '0.375rem';

/** Styles of what every page with islands has. The styles of each island are beside its component. */
export const islandStyles = css`
  /* The page hides elements that need scripts where these don't work, except in an island that was ready
     before the script of another one failed. The exception applies inside "main" only: without scripts, the
     navigation bar shows all its links, so its menu button stays hidden. */
  ${WITHOUT_SCRIPTS} .${CLASS.withScripts}:not(main [${READY_ATTRIBUTE}] *) {
    display: none;
  }

  /* While scripts work, the fallbacks of islands are hidden. */
  ${WITH_SCRIPTS} .${FALLBACK_CLASS} {
    display: none;
  }

  /* An island that is ready isn't replaced when the script of another one fails. Browsers without :has()
     ignore the whole rule, so it must stay separate. */
  ${FALLBACK_OF_READY_ISLAND} {
    display: none;
  }

  /* The visitor has pressed this control before its script was ready (plugins/islands/load-islands.ts). Its
     border is a shadow, which takes no space. The form's button has a look of its own while it waits
     (form-styles.ts). */
  [${ISLAND_ATTRIBUTE}] [aria-busy]:not(form, [type='submit']) {
    color: ${color.ink};
    background-color: ${color.tint};
    box-shadow: 0 0 0 ${WAITING_BORDER} ${color.tint};
    cursor: progress;

    ${forcedColors} {
      outline: ${strongLineWidth} dashed Highlight;
    }
  }

  /* The message in place of an island that has thrown (plugins/islands/ErrorBoundary.tsx). */
  .${ERROR_CLASS} {
    padding: ${space.xl};
    border: ${strongLineWidth} solid ${color.error};

    > button {
      text-decoration: underline;
    }
  }
`;
