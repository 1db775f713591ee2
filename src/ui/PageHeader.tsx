import { css } from '@emotion/react';
import { color, measure } from '../theme/tokens';
import { Prose } from './Prose';

/** The top of a page that is not the landing page, below the bar. */
export const PageHeader = ({ heading, intro }: { heading: string; intro: string }) => (
  <header css={styles}>
    <h1>{heading}</h1>
    <Prose html={intro} />
  </header>
);

const styles = css`
  padding-block: calc(${measure.bar} + clamp(2rem, 6vw, 4.5rem)) 2.5rem;

  h1 {
    margin-bottom: 1rem;
    font-size: clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem);
    font-weight: 500;
    letter-spacing: -0.02em;
  }

  p {
    color: ${color.soft};
    font-size: 1.125rem;
  }
`;
