import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { ROUTES } from '../shared/routes';
import { outlinedButtonStyles } from '../theme/button-styles';
import { displayFont, largeDisplayFont, strongFont } from '../theme/font-shorthands';
import { breakpoint } from '../theme/media';
import { noteStyles } from '../theme/note-styles';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { headingSize, largeFigureSize, letterSpacing, textSize } from '../theme/typography';
import { Prose } from '../ui/Prose';

const HTTP_STATUS = 404;

/** Says that there is no page at the attempted path, and links to the home page. */
export const NotFoundNote = ({ data }: { data: Queries.NotFoundNoteFragment }) => (
  <div css={styles}>
    <div>
      <Prose className="intro" html={data.notFoundText.intro} />
      <a className="home" css={outlinedButtonStyles} href={ROUTES.home}>
        {data.sharedLabels.homeLink}
      </a>
    </div>
    <p className="status">{HTTP_STATUS}</p>
  </div>
);

export const query = graphql`
  fragment NotFoundNote on Query {
    notFoundText {
      intro
    }
    sharedLabels {
      homeLink
    }
  }
`;

const styles = css`
  ${noteStyles('top')}
  display: grid;
  gap: ${space.xs} ${size.gutter};
  font: ${displayFont(headingSize.item)};

  ${breakpoint.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  .intro > p {
    text-wrap: balance;
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
