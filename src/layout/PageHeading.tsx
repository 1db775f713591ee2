import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { breakpoint } from '../theme/media';
import { size } from '../theme/sizes';
import { space } from '../theme/spacing';
import { textSize } from '../theme/typography';
import { EditLink } from '../ui/EditLink';
import { Prose } from '../ui/Prose';

interface PageHeadingProps {
  content: Queries.PageHeadingFragment;
  /** Whether the introduction is left out in print. */
  isIntroOnScreenOnly?: boolean;
}

/** The `h1` of a page, its introduction and the link to edit them, for the `header` of Layout. */
export const PageHeading = ({ content, isIntroOnScreenOnly = false }: PageHeadingProps) => (
  <>
    <h1>{content.heading}</h1>
    <Prose
      css={introStyles}
      className={isIntroOnScreenOnly ? CLASS.screenOnly : undefined}
      html={content.intro}
    />
    <EditLink file={content.file} />
  </>
);

export const query = graphql`
  fragment PageHeading on PageText {
    file
    heading
    intro
  }
`;

const introStyles = css`
  max-width: ${size.pageIntro};
  margin-top: ${space.s};
  color: ${color.soft};

  ${breakpoint.tablet} {
    font-size: ${textSize.medium};
  }
`;
