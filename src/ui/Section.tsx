import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, from } from '../theme/tokens';
import { Container } from './Container';
import { Prose } from './Prose';

interface SectionProps {
  /** The anchor that the navigation leads to. */
  id: string;
  heading: string;
  /** What stands beside the heading: compiled HTML. */
  intro: string;
  tinted?: boolean;
  children: ReactNode;
}

/** One part of the landing page: heading and introduction, then whatever it shows. */
export function Section({ id, heading, intro, tinted = false, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} css={[styles, tinted && tint]}>
      <Container>
        <div css={opening}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <Prose html={intro} />
        </div>
        {children}
      </Container>
    </section>
  );
}

const styles = css`
  padding-block: clamp(3.5rem, 8vw, 6.5rem);
  border-top: 1px solid ${color.rule};
`;

const tint = css`
  background: ${color.tint};
`;

const opening = css`
  display: grid;
  gap: 1.25rem 4rem;
  margin-bottom: clamp(2rem, 5vw, 3.5rem);

  h2 {
    max-width: 18em;
    font-size: clamp(1.875rem, 1.4rem + 2vw, 2.75rem);
    letter-spacing: -0.01em;
  }

  p {
    color: ${color.soft};
    font-size: 1.0625rem;
  }

  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
