import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { sectionHeadingId, type SectionId } from '../shared/ids';
import { breakpoint, color, sectionSpace } from '../theme/tokens';
import { Container } from './Container';
import { Prose } from './Prose';

interface SectionProps {
  /** The anchor of the section in the navigation. */
  id: SectionId;
  heading: string;
  /** Compiled HTML. */
  intro: string;
  tinted?: boolean;
  /** Puts heading and introduction to the left of the children on wide screens, not above them. */
  beside?: boolean;
  children: ReactNode;
}

/** A section of the landing page: heading, introduction and children. */
export function Section({ id, heading, intro, tinted = false, beside = false, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={sectionHeadingId(id)} css={[styles, tinted && tint]}>
      <Container>
        <div css={[layout, beside ? columns : rows]}>
          <div className="opening">
            <h2 id={sectionHeadingId(id)}>{heading}</h2>
            <Prose html={intro} />
          </div>
          <div>{children}</div>
        </div>
      </Container>
    </section>
  );
}

const styles = css`
  padding-bottom: ${sectionSpace};
  border-top: 1px solid ${color.rule};

  @media print {
    padding-bottom: 2rem;
  }
`;

const tint = css`
  background: ${color.tint};
`;

const layout = css`
  display: grid;
  gap: clamp(2rem, 5vw, 3.5rem) 4rem;

  > *,
  > .opening > * {
    min-width: 0;
  }

  > .opening {
    position: relative;
    display: grid;
    gap: 1.25rem 4rem;
    padding-top: ${sectionSpace};
  }

  /* A tab on the rule above the section, as on the chart of a report. */
  > .opening::before {
    position: absolute;
    top: -1px;
    left: 0;
    width: 2.75rem;
    border-top: 5px solid ${color.accent};
    content: '';
  }

  > .opening h2 {
    font-size: clamp(1.75rem, 1.3rem + 2vw, 2.75rem);
    line-height: 1.1;
    letter-spacing: -0.01em;
  }

  > .opening p {
    color: ${color.soft};
    font-size: clamp(1.0625rem, 1rem + 0.2vw, 1.125rem);
  }

  /* Blocks: browsers break grids across pages in the wrong places. */
  @media print {
    display: block;

    > .opening {
      display: block;
      margin-bottom: 1.5rem;
      padding-top: 1.5rem;
      break-inside: avoid;
      break-after: avoid;
    }

    > .opening p {
      margin-top: 0.75rem;
    }
  }
`;

const rows = css`
  ${breakpoint.desktop} {
    > .opening {
      grid-template-columns: 7fr 5fr;
      align-items: end;
    }
  }
`;

const columns = css`
  ${breakpoint.desktop} {
    grid-template-columns: 5fr 7fr;

    > .opening {
      align-content: start;
    }

    > :last-child {
      padding-top: ${sectionSpace};
    }
  }
`;
