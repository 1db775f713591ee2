import { css } from '@emotion/react';
import { color, size } from '../theme/tokens';
import { Prose } from './Prose';

/** The look of a page title, on all pages but the landing page. */
export const pageTitle = css`
  font-size: clamp(2.125rem, 1.5rem + 2.8vw, 3.5rem);
  line-height: 1.08;
  letter-spacing: -0.015em;
`;

interface PageHeaderProps {
  heading: string;
  /** Compiled HTML. */
  intro: string;
}

/** The top of a page below the bar: title and introduction. */
export const PageHeader = ({ heading, intro }: PageHeaderProps) => (
  <header css={styles}>
    <h1>{heading}</h1>
    <Prose html={intro} />
  </header>
);

const styles = css`
  padding-block: calc(${size.bar} + clamp(2rem, 6vw, 4.5rem)) 2.5rem;

  h1 {
    ${pageTitle}
    margin-bottom: 1.25rem;
  }

  p {
    color: ${color.soft};
    font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem);
  }

  @media print {
    padding-block: 0 1rem;
  }
`;
