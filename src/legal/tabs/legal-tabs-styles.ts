import { css } from '@emotion/react';
import { hairline, heavyLine, heavyLineWidth } from '../../theme/borders';
import { color } from '../../theme/colors';
import { strongFont } from '../../theme/font-shorthands';
import { breakpoint, canHover } from '../../theme/media';
import { WITH_SCRIPTS } from '../../theme/script-selectors';
import { size } from '../../theme/sizes';
import { blockSpace, space } from '../../theme/spacing';
import { textSize } from '../../theme/typography';
import { LEGAL_ATTRIBUTES } from './legal-attributes';

/** The attribute that Reach gives to the element that contains the panels. */
const PANELS_ATTRIBUTE = 'data-reach-tab-panels';

const selectedTabStyles = css`
  padding-bottom: 0;
  color: ${color.ink};
  border-bottom: ${heavyLine};
`;

/** Until hydration, shows only the document of this name while `<html>` has the name. */
const preselectedStyles = (name: string) => css`
  ${WITH_SCRIPTS}[${LEGAL_ATTRIBUTES.preselected}='${name}']
    &
    [role='tabpanel']:not([${LEGAL_ATTRIBUTES.document}='${name}']) {
    display: none;
  }

  html[${LEGAL_ATTRIBUTES.preselected}='${name}'] & [role='tab'][${LEGAL_ATTRIBUTES.document}='${name}'] {
    ${selectedTabStyles}
  }
`;

const tabStyles = css`
  /* On phones the tabs take the whole row. Larger text makes two rows of them. */
  [role='tablist'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${space.xs};
    background: ${color.tint};
    border-bottom: ${hairline};

    ${breakpoint.tablet} {
      justify-content: start;
      column-gap: ${space.xxxl};
    }
  }

  [role='tab'] {
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: ${size.control};
    min-height: ${size.control};
    padding-bottom: ${heavyLineWidth};
    font: ${strongFont(textSize.body)};
    text-decoration: none;
  }

  [role='tab']:not([aria-selected='true']) {
    color: ${color.soft};

    ${canHover} {
      &:hover {
        color: ${color.ink};
      }
    }
  }

  html:not([${LEGAL_ATTRIBUTES.preselected}]) & [role='tab'][aria-selected='true'] {
    ${selectedTabStyles}
  }

  [role='tabpanel']:focus-visible {
    outline-offset: ${space.m};
  }

  /* A grid, unlike margins, leaves no gap for a document that isn't shown. */
  [${PANELS_ATTRIBUTE}] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.giant};
    padding: ${blockSpace} ${size.pageMargin} 0;
  }

  @media print {
    [${PANELS_ATTRIBUTE}] {
      display: block;
      padding-top: ${space.m};
    }

    [role='tabpanel']:not([hidden]) + [role='tabpanel'] {
      break-before: page;
    }
  }
`;

/** Styles of LegalTabs (docs/decisions/005-emotion-at-build-time.md). */
export const legalTabsStyles = (documentNames: string[]) => [tabStyles, documentNames.map(preselectedStyles)];
