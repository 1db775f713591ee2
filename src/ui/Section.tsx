import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { sectionHeadingId } from '../shared/ids';
import { CLASS } from '../theme/class-names';
import { color } from '../theme/colors';
import { column, sectionRow } from '../theme/grid';
import { pageHeadingStyles } from '../theme/heading-styles';
import { breakpoint } from '../theme/media';
import { sectionSpace, space } from '../theme/spacing';
import { lineHeight, textSize } from '../theme/typography';
import { EditLink } from './EditLink';
import { Prose } from './Prose';

interface SectionProps {
  content: Queries.SectionFragment;
  background?: 'tint' | 'ink';
  /**
   * From tablets on, `stacked` puts the heading and the introduction above the children, and `beside` puts
   * them on the left. With `beside`, each child says where it stands, by `sectionRow` and `column`.
   */
  layout?: 'stacked' | 'beside';
  /** Elements in the grid of the section (`.grid`), below or beside the opening. */
  children: ReactNode;
  /** An element below the grid, from edge to edge of the window. */
  below?: ReactNode;
}

/** A section of the home page: heading, introduction and children. Its id is the name of its file. */
export function Section({ content, background, layout = 'stacked', children, below }: SectionProps) {
  const { name, file, heading, intro } = content;
  const headingId = sectionHeadingId(name);
  return (
    <section
      id={name}
      aria-labelledby={headingId}
      css={[styles, background && backgroundStyles[background], layout === 'beside' && besideStyles]}
    >
      <div className={`${CLASS.container} ${CLASS.grid}`} css={gridStyles}>
        <div className="opening">
          <h2 id={headingId}>{heading}</h2>
          {intro && <Prose html={intro} />}
          <EditLink file={file} />
        </div>
        {children}
      </div>
      {below}
    </section>
  );
}

export const query = graphql`
  fragment Section on SectionText {
    name
    file
    heading
    intro
  }
`;

const styles = css`
  /* The heading stops 32 px below the bar, whatever the padding of the grid is: GlobalStyles.tsx keeps 16 px
     free with scroll-padding-top, and the section adds as much. */
  scroll-margin-top: calc(${space.m} - ${sectionSpace});
`;

const backgroundStyles = {
  tint: css`
    background: ${color.tint};
  `,
  ink: css`
    @media not print {
      color: ${color.light};
      background: ${color.ink};

      .opening > h2 {
        color: ${color.white};
      }

      /* The usual color of the focus is too dark on navy. The children of the section may be white. */
      .opening :focus-visible {
        outline-color: ${color.white};
      }
    }
  `,
};

const besideStyles = css`
  .opening {
    ${breakpoint.tablet} {
      grid-row: ${sectionRow.opening};
      grid-column: ${column.opening};
    }
  }
`;

/**
 * The styles that all sections share. They are those of an element inside the section: if they were styles of
 * the section, Emotion would write them again for each of its variants.
 */
const gridStyles = css`
  padding-block: ${sectionSpace};

  /* The first row is as high as the opening, even if an element beside both rows is higher. */
  ${breakpoint.tablet} {
    grid-template-rows: auto 1fr;
  }

  .opening {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xs};
    align-content: start;
    font-size: ${textSize.medium};

    > h2 {
      ${pageHeadingStyles}
    }

    ${breakpoint.desktop} {
      gap: ${space.m};
      font-size: ${textSize.large};
      line-height: ${lineHeight.intro};
    }
  }

  /* Browsers break grids across pages in the wrong places, so this element is a block in print. */
  @media print {
    display: block;
    padding-block: ${space.xl};

    .opening {
      margin-bottom: ${space.l};
      break-inside: avoid;
      break-after: avoid;
    }
  }
`;
