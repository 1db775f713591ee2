import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { sectionHeadingId, type SectionId } from '../shared/ids';
import { breakpoint, color, headingSize, sectionSpace, size } from '../theme/tokens';
import { EditLink } from './EditLink';
import { Prose } from './Prose';

interface SectionProps {
  /** The anchor of the section in the navigation, and the name of its file in `content/landing`. */
  id: SectionId;
  heading: string;
  /** Compiled HTML; may be empty. */
  intro: string;
  /** Without it, the background of the page. */
  background?: 'tint' | 'ink';
  /** Puts heading and introduction into the first five columns, and not above the children. */
  beside?: boolean;
  /** On a grid of twelve columns (`.grid`). */
  children: ReactNode;
  /** What follows at the full width of the window. */
  band?: ReactNode;
}

/** A section of the landing page: heading, introduction and children. */
export function Section({ id, heading, intro, background, beside, children, band }: SectionProps) {
  const headingId = sectionHeadingId(id);
  return (
    <section id={id} aria-labelledby={headingId} css={[styles, background && backgrounds[background]]}>
      <div className="container grid">
        <div className={beside ? 'opening beside' : 'opening'}>
          <h2 id={headingId}>{heading}</h2>
          {intro && <Prose html={intro} />}
          <EditLink file={`landing/${id}.mdx`} />
        </div>
        {children}
      </div>
      {band}
    </section>
  );
}

const styles = css`
  /* The padding leaves room for the bar. */
  scroll-margin-top: calc(-1 * ${size.bar});

  > .container {
    padding-block: ${sectionSpace};
  }

  .opening {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    align-content: start;
  }

  .opening h2 {
    font-size: ${headingSize.page};
    line-height: 1.1;
    letter-spacing: -0.01em;
  }

  ${breakpoint.tablet} {
    .beside {
      grid-column: 1 / span 5;
    }
  }

  ${breakpoint.desktop} {
    .opening {
      gap: 1rem;
    }
  }

  /* Blocks: browsers break grids across pages in the wrong places. */
  @media print {
    > .container {
      padding-block: 1.5rem;
    }

    > .grid,
    .opening {
      display: block;
    }

    .opening {
      margin-bottom: 1.25rem;
      break-inside: avoid;
      break-after: avoid;
    }
  }
`;

const backgrounds = {
  tint: css`
    background: ${color.tint};
  `,
  ink: css`
    @media not print {
      color: ${color.light};
      background: ${color.ink};

      h2 {
        color: ${color.white};
      }
    }
  `,
};
