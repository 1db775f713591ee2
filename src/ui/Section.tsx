import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { sectionHeadingId, type SectionId } from '../shared/ids';
import { CLASS } from '../theme/class-names';
import { pageHeadingStyles } from '../theme/heading-styles';
import { breakpoint, color, sectionSpace, size, space, textSize } from '../theme/tokens';
import { EditLink } from './EditLink';
import { Prose } from './Prose';

interface SectionProps {
  /** The anchor of the section in the navigation. */
  id: SectionId;
  heading: string;
  /** Compiled HTML, which may be empty. */
  intro: string;
  /** The path of the file with the text, below `content/`. */
  file: string;
  /** The default is the background of the page. */
  background?: 'tint' | 'ink';
  /**
   * Whether heading and introduction stand in the first five columns, beside the children and not
   * above them.
   */
  isBeside?: boolean;
  /** The elements below or beside the opening. The grid of the section (`.grid`) places them. */
  children: ReactNode;
  /** An element that follows the children, from edge to edge of the window. */
  band?: ReactNode;
}

/** A section of the landing page: heading, introduction and children. */
export function Section({ id, heading, intro, file, background, isBeside, children, band }: SectionProps) {
  const headingId = sectionHeadingId(id);
  return (
    <section id={id} aria-labelledby={headingId} css={styles} className={background}>
      <div className={`${CLASS.container} ${CLASS.grid}`}>
        <div className={isBeside ? 'opening beside' : 'opening'}>
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

const styles = css`
  /* The padding of the container leaves room for the bar, so the scroll padding of GlobalStyles
     isn't needed. */
  scroll-margin-top: calc(-1 * ${size.bar});

  > .${CLASS.container} {
    padding-block: ${sectionSpace};
  }

  .opening {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xs};
    align-content: start;
  }

  .opening h2 {
    ${pageHeadingStyles}
  }

  .intro {
    font-size: ${textSize.lead};
  }

  /* The opening and a child share a row. The child may span all columns, so the opening is a layer
     above it, where its links can be clicked. */
  ${breakpoint.tablet} {
    .beside {
      z-index: 1;
      grid-row: 1;
      grid-column: 1 / span 5;
    }
  }

  ${breakpoint.desktop} {
    .opening {
      gap: ${space.m};
    }

    .intro {
      font-size: ${textSize.large};
      line-height: 1.5;
    }
  }

  /* Browsers break grids across pages in the wrong places, so these elements are blocks in print. */
  @media print {
    > .${CLASS.container} {
      padding-block: ${space.xl};
    }

    > .${CLASS.grid}, .opening {
      display: block;
    }

    .opening {
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

    &.ink h2 {
      color: ${color.white};
    }
  }
`;
