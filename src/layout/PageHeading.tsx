import { css } from '@emotion/react';
import { CLASS } from '../theme/class-names';
import { breakpoint, color, space, textSize } from '../theme/tokens';
import { Prose } from '../ui/Prose';

interface PageHeadingProps {
  heading: string;
  /** Compiled HTML. */
  intro: string;
  /** Whether print leaves out the introduction. */
  isIntroOnScreenOnly?: boolean;
}

/** The `h1` of a page and its introduction, for the band of Layout. */
export const PageHeading = ({ heading, intro, isIntroOnScreenOnly = false }: PageHeadingProps) => (
  <>
    <h1>{heading}</h1>
    <Prose css={introStyles} className={isIntroOnScreenOnly ? CLASS.screenOnly : ''} html={intro} />
  </>
);

/** At most about 80 characters. */
const INTRO_WIDTH = '40rem';

const introStyles = css`
  max-width: ${INTRO_WIDTH};
  margin-top: ${space.s};
  color: ${color.soft};

  ${breakpoint.tablet} {
    font-size: ${textSize.lead};
  }
`;
