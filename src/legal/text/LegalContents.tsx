import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { hairline, hairlineWidth, heavyLine, heavyLineWidth } from '../../theme/borders';
import { CLASS } from '../../theme/class-names';
import { summaryStyles } from '../../theme/disclosure-styles';
import { underlineOnHoverStyles } from '../../theme/link-styles';
import { breakpoint } from '../../theme/media';
import { space } from '../../theme/spacing';
import { fontWeight, textSize } from '../../theme/typography';
import { LEGAL_TEXT_CLASSES } from './legal-text-classes';

interface LegalContentsProps {
  version: Queries.LegalContentsFragment;
  className: string;
}

/**
 * The list of contents of a legal text, with a link to each clause. It can be folded where the window is
 * narrow.
 */
export const LegalContents = ({ version, className }: LegalContentsProps) => (
  <nav
    className={`${className} ${LEGAL_TEXT_CLASSES.contents} ${CLASS.screenOnly}`}
    css={styles}
    aria-label={`Contents: ${version.title}`}
  >
    {/* The list isn't inside the element, so that styles can show it from `breakpoint.desktop` on, where
        nothing is folded. */}
    <details>
      <summary css={summaryStyles}>Contents</summary>
    </details>
    <ol>
      {version.parts.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  </nav>
);

export const query = graphql`
  fragment LegalContents on LegalVersion {
    title
    parts {
      id
      heading
    }
  }
`;

const styles = css`
  font-size: ${textSize.small};

  /* The padding has room for the numbers. */
  ol {
    margin: 0;
    padding-left: 1.75em;
  }

  a {
    display: block;
  }

  a,
  summary {
    padding-block: ${space.s};
  }

  ${breakpoint.belowDesktop} {
    border-block: ${hairline};

    details:not([open]) + ol {
      display: none;
    }
  }

  ${breakpoint.desktop} {
    details {
      display: none;
    }

    ol {
      padding-left: 2.25em;
    }

    a {
      padding: ${space.xxs} ${space.xs} ${space.xxs} ${space.s};
      text-decoration: none;
      border-left: ${hairline};
      ${underlineOnHoverStyles}
    }

    /* Yellow is for what a text explains, so the current clause has a heavier line instead. */
    a[aria-current] {
      padding-left: calc(${space.s} + ${hairlineWidth} - ${heavyLineWidth});
      font-weight: ${fontWeight.bold};
      border-left: ${heavyLine};
    }
  }
`;
