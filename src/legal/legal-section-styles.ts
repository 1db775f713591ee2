import { css } from '@emotion/react';
import { breakpoint, color, font, forcedColors, sectionSpace } from '../theme/tokens';
import { pressed } from '../ui/pressed';

const selected = css`
  color: ${color.ink};
  border-bottom-color: ${color.accent};
`;

/** Shows the tab that the inline script chose, until hydration. */
export const beforeReady = (name: string) => css`
  html[data-tab='${name}'] & [role='tabpanel']:not([data-document='${name}']) {
    display: none;
  }

  html[data-tab='${name}'] & [role='tab'][data-document='${name}'] {
    ${selected}
  }
`;

/** Shows all documents for `?print=all`, each on a page of its own in print. */
export const allToPrint = css`
  html[data-print] & [role='tablist'] {
    display: none;
  }

  html[data-print] & [role='tabpanel'][data-document] {
    display: block;
  }

  html[data-print] & [role='tabpanel'] + [role='tabpanel'],
  html:not([data-script]) & [role='tabpanel'] + [role='tabpanel'],
  [data-failed] & [role='tabpanel'] + [role='tabpanel'] {
    margin-top: 4rem;
    padding-top: 3rem;
    border-top: 2px solid ${color.ink};

    @media print {
      margin-top: 0;
      padding-top: 0;
      border: 0;
      break-before: page;
    }
  }
`;

export const printLink = css`
  margin-bottom: 1rem;
  font-size: 0.9375rem;

  a {
    display: inline-block;
    padding-block: 0.6rem;
  }

  html[data-print] & {
    visibility: hidden;
  }

  @media print {
    display: none;
  }
`;

export const tabsStyles = css`
  padding-bottom: ${sectionSpace};

  [role='tablist'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    margin-bottom: 2.5rem;
    border-bottom: 1px solid ${color.rule};
  }

  ${breakpoint.tablet} {
    [role='tablist'] {
      display: flex;
      gap: 2.5rem;
    }
  }

  [role='tab'] {
    display: flex;
    align-items: center;
    min-height: 3rem;
    padding-inline: 0;
    color: ${color.soft};
    font: 600 1.1875rem/1.2 ${font.display};
    text-decoration: none;
    border-bottom: 3px solid transparent;
  }

  [role='tab']:hover {
    color: ${color.accent};
  }

  [role='tab'][aria-busy] {
    ${pressed}
  }

  html:not([data-tab]) & [role='tab'][aria-selected='true'] {
    ${selected}
  }

  [role='tabpanel'] {
    scroll-margin-top: 0.5rem;
  }

  [role='tabpanel']:focus-visible {
    outline-offset: 1rem;
  }

  /* Forced colours paint transparent borders: the selected tab needs another colour. */
  ${forcedColors} {
    [role='tab'] {
      border-bottom-color: Canvas;
    }

    [role='tab'][aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }

  @media print {
    padding-bottom: 0;

    [role='tablist'] {
      display: none;
    }
  }
`;
