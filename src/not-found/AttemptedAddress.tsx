import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ROUTES } from '../shared/routes';
import { noteLine, noteLineWidth } from '../theme/borders';
import { outlinedButtonStyles } from '../theme/button-styles';
import { color } from '../theme/colors';
import { displayFont, largeDisplayFont, strongFont } from '../theme/font-shorthands';
import { size } from '../theme/layout';
import { breakpoint } from '../theme/media';
import { noteStyles } from '../theme/note-styles';
import { space } from '../theme/spacing';
import { headingSize, largeFigureSize, letterSpacing, textSize } from '../theme/typography';
import { InlineScript } from '../ui/InlineScript';
import { Prose } from '../ui/Prose';
import { showAttemptedPath } from './show-attempted-path';

interface AttemptedAddressProps {
  data: Queries.AttemptedAddressFragment;
  className?: string;
}

const HTTP_STATUS = 404;

/** The class of the line that is hidden until the script has written the attempted path into its `mark`. */
const PATH_CLASS = 'attempted-path';

const MAX_PATH_LENGTH = 60;

/** The address that the visitor asked for, marked, and a line from it to a note that says where to go. */
export const AttemptedAddress = ({ data, className }: AttemptedAddressProps) => (
  <div css={styles} className={className}>
    <p className={PATH_CLASS} hidden>
      <span>{data.notFoundText.addressLabel}</span> <mark />
    </p>
    <InlineScript run={showAttemptedPath} args={[`.${PATH_CLASS}`, 'mark', MAX_PATH_LENGTH]} />
    <div className="note">
      <div>
        <Prose className="intro" html={data.notFoundText.intro} />
        <a className="home" css={outlinedButtonStyles} href={ROUTES.home}>
          {data.sharedLabels.homeLink}
        </a>
      </div>
      <p className="status">{HTTP_STATUS}</p>
    </div>
  </div>
);

export const query = graphql`
  fragment AttemptedAddress on Query {
    notFoundText {
      addressLabel
      intro
    }
    sharedLabels {
      homeLink
    }
  }
`;

const PATH_TO_NOTE = space.xl;

const styles = css`
  .${PATH_CLASS} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    background: ${color.tint};
  }

  .${PATH_CLASS}[hidden] {
    display: none;
  }

  .${PATH_CLASS} > * {
    padding: ${space.s} ${size.cardPadding};
  }

  .${PATH_CLASS} mark {
    position: relative;
    flex: none;
    max-width: 100%;
    overflow-wrap: anywhere;
  }

  .note {
    ${noteStyles('top')}
    display: grid;
    gap: ${space.xs} ${size.gutter};
    font: ${displayFont(headingSize.item)};

    ${breakpoint.tablet} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }

  .intro > p {
    text-wrap: balance;
  }

  .${PATH_CLASS}:not([hidden]) ~ .note {
    margin-top: ${PATH_TO_NOTE};
  }

  /* The line leads from the path to the note. */
  .${PATH_CLASS} mark::after {
    position: absolute;
    top: 100%;
    left: 50%;
    height: calc(${PATH_TO_NOTE} + ${noteLineWidth});
    border-left: ${noteLine};
    content: '';
  }

  .status {
    justify-self: end;
    font: ${largeDisplayFont(largeFigureSize)};
    font-variant-numeric: lining-nums;
    letter-spacing: ${letterSpacing.tightest};

    /* On phones the figure is above the text, near the line. */
    ${breakpoint.belowTablet} {
      order: -1;
    }
  }

  .home {
    margin-top: ${space.l};
    font: ${strongFont(textSize.body)};

    ${breakpoint.belowTablet} {
      width: 100%;
    }
  }
`;
