import { css } from '@emotion/react';
import { breakpoint, color, space, textSize } from '../theme/tokens';
import { Prose } from '../ui/Prose';

interface PageHeadingProps {
  heading: string;
  /** Compiled HTML. */
  intro: string;
  /** A shared class of GlobalStyles for the introduction. */
  introClassName?: string;
}

/** The `h1` of a page and its introduction, for the band of Layout. */
export const PageHeading = ({ heading, intro, introClassName = '' }: PageHeadingProps) => (
  <>
    <h1>{heading}</h1>
    <Prose css={introStyles} className={introClassName} html={intro} />
  </>
);

const introStyles = css`
  max-width: 40rem;
  margin-top: ${space.s};
  color: ${color.soft};

  ${breakpoint.tablet} {
    font-size: ${textSize.lead};
  }
`;
