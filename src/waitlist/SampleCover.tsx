import { css } from '@emotion/react';
import { breakpoint, color, font, headingSize, size, textSize } from '../theme/tokens';
import { FigureChange } from '../ui/FigureChange';

interface SampleCoverProps {
  /** The name of the newsletter, as its masthead. */
  brand: string;
  headline: string;
  /** The figure of the headline in the earlier quarter. */
  before: string;
  /** The figure in the later quarter. */
  after: string;
  /** The headings of the issue, which fill the height that the parent gives to the cover. Phones leave them out. */
  contents: readonly string[];
  /** Says that nobody was sent this issue. */
  tag: string;
  /** The name of the page behind the link. */
  label: string;
  href: string;
  /** The parent's styles for position and size. */
  className?: string;
}

/** The first page of an issue, drawn small. A click anywhere on it follows its link to the whole issue. */
export function SampleCover({
  brand,
  headline,
  before,
  after,
  contents,
  tag,
  label,
  href,
  className,
}: SampleCoverProps) {
  return (
    <div css={styles} className={className}>
      <span className="masthead">
        {brand} <span className="tag">{tag}</span>
      </span>
      <span className="headline">{headline}</span>
      <span className="change">
        <FigureChange before={before} after={after} isMarked />
      </span>
      <ul className="contents plain-list">
        {contents.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <a className="label" href={href}>
        {label}
      </a>
    </div>
  );
}

const styles = css`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: 1.25rem ${size.gutter} 1.5rem;
  color: ${color.ink};
  background: ${color.white};
  box-shadow: 0 10px 30px ${color.shadow};

  .masthead {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
    justify-content: space-between;
    padding-bottom: 0.5rem;
    font: 600 ${textSize.large} / 1.3 ${font.display};
    border-bottom: 3px solid ${color.ink};
  }

  .tag {
    padding: 0 0.5rem;
    font: 600 ${textSize.small} / 1.6 ${font.text};
    background: ${color.tint};
  }

  .headline {
    margin-top: 1rem;
    font: 600 ${headingSize.cover} / 1.1 ${font.display};
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  .change {
    margin-block: 0.75rem;
  }

  /* The rows share the room that is left. */
  .contents {
    display: none;
    flex: 1;
    margin-bottom: 1rem;

    ${breakpoint.tablet} {
      display: grid;
      grid-auto-rows: 1fr;
    }
  }

  .contents li {
    display: flex;
    align-items: center;
    padding-block: 0.375rem;
    line-height: 1.3;
    border-bottom: 1px solid ${color.rule};
  }

  .contents li:first-of-type {
    border-top: 1px solid ${color.rule};
  }

  /* The link covers the whole page. */
  .label::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:hover .label {
    text-decoration-color: currentcolor;
    text-decoration-thickness: 2px;
  }
`;
