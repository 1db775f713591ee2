import { css, Global } from '@emotion/react';
import { graphql } from 'gatsby';
import { CLASS } from '../theme/class-names';
import { column, sectionRow } from '../theme/grid';
import { breakpoint } from '../theme/media';
import { space } from '../theme/spacing';
import { Section } from '../ui/Section';
import { IssueCover } from './IssueCover';
import { toastStyles } from './toast/toast-styles';
import { WaitlistCard } from './WaitlistCard';

export const WaitlistSection = ({ data }: { data: Queries.WaitlistSectionFragment }) => (
  <Section content={data.landingWaitlist} background="ink" layout="beside">
    <Global styles={toastStyles} />
    <WaitlistCard css={cardStyles} data={data} />
    <div className={CLASS.screenOnly} css={coverCellStyles}>
      <IssueCover css={coverStyles} data={data} />
    </div>
  </Section>
);

export const query = graphql`
  fragment WaitlistSection on Query {
    landingWaitlist {
      ...Section
    }
    ...WaitlistCard
    ...IssueCover
  }
`;

const cardStyles = css`
  /* Chromium draws the caret of a field in a layer of its own. The tilted cover must not be above that layer,
     because it would get rough edges. */
  z-index: 1;
  align-self: start;
  /* The margin separates the card from the text above, so that this text is wholly behind the bar once the
     form has scrolled into view. */
  margin-top: ${space.m};

  ${breakpoint.tablet} {
    grid-row: ${sectionRow.beside};
    grid-column: ${column.secondHalf};
    margin: 0;
  }
`;

const coverCellStyles = css`
  align-self: start;
  margin-top: ${space.l};

  ${breakpoint.tablet} {
    grid-row: ${sectionRow.belowOpening};
    grid-column: ${column.firstHalf};
    margin: ${space.xs} ${space.xl} 0 0;
  }
`;

const coverStyles = css`
  margin-inline: ${space.xs};
  transform: rotate(-2deg);
`;
