import { css } from '@emotion/react';
import { color, font, textSize } from '../theme/tokens';

interface SampleCoverProps {
  brand: string;
  headline: string;
  before: string;
  after: string;
  tag: string;
  href: string;
}

/** The upper part of the sample issue's first page, as a link to it. */
export function SampleCover({ brand, headline, before, after, tag, href }: SampleCoverProps) {
  return (
    <a css={styles} href={href}>
      <span className="masthead">
        {brand} <span className="tag">{tag}</span>
      </span>
      <span className="headline">{headline}</span>
      <span className="change">
        {before} → <mark>{after}</mark>
      </span>
    </a>
  );
}

const styles = css`
  display: grid;
  padding: 1.25rem;
  text-decoration: none;
  background: ${color.white};
  border: 1px solid ${color.rule};

  .masthead {
    font-size: ${textSize.small};
  }

  .headline {
    font: 600 1.5rem / 1.2 ${font.display};
  }

  .change {
    font: 600 4rem / 1.2 ${font.display};
  }
`;
