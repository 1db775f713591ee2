import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { sectionHeadingId, type SectionId } from '../shared/ids';
import { CLASS } from '../theme/class-names';
import { pageHeadingStyles } from '../theme/heading-styles';
import { breakpoint, color, column, layer, sectionSpace, size, space, textSize } from '../theme/tokens';
import { EditLink } from './EditLink';
import { Prose } from './Prose';

/**
 * Where the opening of a section stands, and what its children do:
 *
 * - `stacked`: the opening stands above the children, which take the columns that they need.
 * - `beside`: the opening stands in the first columns, and the child in `column.beside`. A child that spans
 *   all columns leaves the place of the opening empty.
 * - `beside-with-second-row`: the first child spans both rows beside the opening. The second stands below
 *   the opening, in a row that takes the height that is left.
 */
type SectionLayout = 'stacked' | 'beside' | 'beside-with-second-row';

interface SectionProps {
  /** The anchor of the section in the navigation. */
  id: SectionId;
  text: Queries.SectionFragment;
  /** The default is the background of the page. */
  background?: 'tint' | 'ink';
  /** Where the opening stands from tablets on. The default is `stacked`. */
  layout?: SectionLayout;
  /** The elements below or beside the opening. The grid of the section (`.grid`) places them. */
  children: ReactNode;
  /** An element that follows the children, from edge to edge of the window. */
  band?: ReactNode;
}

/** A section of the landing page: heading, introduction and children. */
export function Section({ id, text, background, layout = 'stacked', children, band }: SectionProps) {
  const { file, heading, intro } = text;
  const headingId = sectionHeadingId(id);
  const container = `${CLASS.container} ${CLASS.grid}`;
  return (
    <section id={id} aria-labelledby={headingId} css={styles} className={background}>
      <div className={layout === 'beside-with-second-row' ? `${container} two-rows` : container}>
        <div className={layout === 'stacked' ? 'opening' : 'opening beside'}>
          <h2 id={headingId}>{heading}</h2>
          {intro && <Prose className="intro" html={intro} />}
          <EditLink file={file} />
        </div>
        {children}
      </div>
      {band}
    </section>
  );
}

export const query = graphql`
  fragment Section on SectionText {
    file
    heading
    intro
  }
`;

const styles = css`
  /* The padding of the container leaves room for the bar, so the scroll padding of GlobalStyles
     isn't needed. */
  scroll-margin-top: calc(-1 * ${size.bar});

  > .${CLASS.container} {
    padding-block: ${sectionSpace};
  }

  > .${CLASS.container} > .opening {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xs};
    align-content: start;

    > h2 {
      ${pageHeadingStyles}
    }

    > .intro {
      font-size: ${textSize.medium};
    }
  }

  /* The opening and a child share a row. The child may span all columns, so the opening is a layer
     above it, where its links can be clicked. */
  ${breakpoint.tablet} {
    > .${CLASS.container} > .beside {
      z-index: ${layer.opening};
      grid-row: 1;
      grid-column: ${column.opening};
    }

    > .two-rows {
      grid-template-rows: auto 1fr;
    }
  }

  ${breakpoint.desktop} {
    > .${CLASS.container} > .opening {
      gap: ${space.m};

      > .intro {
        font-size: ${textSize.large};
        line-height: 1.5;
      }
    }
  }

  /* Browsers break grids across pages in the wrong places, so these elements are blocks in print. */
  @media print {
    > .${CLASS.container} {
      padding-block: ${space.xl};
    }

    > .${CLASS.grid}, > .${CLASS.container} > .opening {
      display: block;
    }

    > .${CLASS.container} > .opening {
      margin-bottom: ${space.l};
      break-inside: avoid;
      break-after: avoid;
    }
  }

  &.tint {
    background: ${color.tint};
  }

  @media not print {
    &.ink {
      color: ${color.light};
      background: ${color.ink};
    }

    &.ink > .${CLASS.container} > .opening > h2 {
      color: ${color.white};
    }
  }
`;
