import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { sectionHeadingId, type SectionId } from '../shared/ids';
import { breakpoint, color, sectionSpace } from '../theme/tokens';
import { EditLink } from './EditLink';
import { Prose } from './Prose';

interface SectionProps {
  /** The anchor of the section in the navigation, and the name of its file in `content/landing`. */
  id: SectionId;
  heading: string;
  /** Compiled HTML. */
  intro: string;
  /** Without it, the background of the page. */
  background?: 'tint' | 'ink';
  /** Puts heading and introduction to the left of the children on wide screens, not above them. */
  beside?: boolean;
  /** A figure among them spans the section. */
  children: ReactNode;
}

/** A section of the landing page: heading, introduction and children. */
export function Section({ id, heading, intro, background, beside, children }: SectionProps) {
  const headingId = sectionHeadingId(id);
  return (
    <section id={id} aria-labelledby={headingId} css={[styles, background && backgrounds[background]]}>
      <div className="container" css={[layout, beside && columns]}>
        <div className="opening">
          <h2 id={headingId}>{heading}</h2>
          <Prose html={intro} />
          <EditLink file={`landing/${id}.mdx`} />
        </div>
        {children}
      </div>
    </section>
  );
}

const styles = css`
  padding-block: ${sectionSpace};
  border-top: 1px solid ${color.rule};
  /* Links to a section hide its border and the section before it behind the bar. */
  scroll-margin-top: -1.0625rem;

  @media print {
    padding-block: 1.5rem;
  }
`;

const backgrounds = {
  tint: css`
    background: ${color.tint};
  `,
  ink: css`
    border: 0;

    @media not print {
      color: ${color.light};
      background: ${color.ink};

      h2 {
        color: ${color.white};
      }
    }
  `,
};

const layout = css`
  display: grid;
  gap: clamp(1rem, 3vw, 2.5rem) clamp(2rem, 5vw, 4rem);

  > *,
  > .opening > * {
    min-width: 0;
  }

  > .opening {
    display: grid;
    gap: 0.5rem;
    align-content: start;
  }

  /* A short rule that belongs to the heading. */
  > .opening h2::before {
    display: block;
    width: 2.5rem;
    margin-bottom: 0.5rem;
    border-top: 3px solid;
    content: '';
  }

  > .opening h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem);
    line-height: 1.1;
    letter-spacing: -0.01em;
  }

  /* Blocks: browsers break grids across pages in the wrong places. */
  @media print {
    display: block;

    > .opening {
      display: block;
      margin-bottom: 1.25rem;
      break-inside: avoid;
      break-after: avoid;
    }
  }
`;

const columns = css`
  ${breakpoint.tablet} {
    grid-template-columns: 5fr 7fr;

    > figure {
      grid-column: 1 / -1;
    }
  }
`;
