import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { breakpoint, color, font, forcedColors, textSize } from '../theme/tokens';

interface SpecimenProps {
  brand: string;
  specimen: Queries.SpecimenFragment;
}

/** A row of a bank filing, and the sample page of the newsletter that explains it. Figures stay blank. */
export function Specimen({ brand, specimen }: SpecimenProps) {
  const { label, filing, newsletter, caption } = specimen;
  return (
    <figure css={styles} aria-label={label}>
      <div className="filing">
        <p className="title">
          <span>{filing.title}</span>
          <span>{filing.date}</span>
        </p>
        <ul>
          {filing.rows.map((row) => (
            <li key={row?.code}>
              <span className="code">{row?.code}</span>
              <span>{row?.item}</span>
              <Blank label={filing.blank} />
            </li>
          ))}
        </ul>
      </div>
      <div className="newsletter">
        <p className="title">
          <b>{brand}</b>
          <span className="tag">{newsletter.tag}</span>
        </p>
        <p className="quarter">{newsletter.quarter}</p>
        <p className="headline">{newsletter.headline}</p>
        <dl>
          {newsletter.lines.map((line) => (
            <div key={line?.label}>
              <dt>{line?.label}</dt>
              <dd>{line?.text}</dd>
            </div>
          ))}
          <div>
            <dt>{newsletter.change.label}</dt>
            {newsletter.change.boxes.map((box) => (
              <dd key={box} className="change">
                {box}
                <Blank label={newsletter.change.note} />
              </dd>
            ))}
          </div>
        </dl>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** An empty box; screen readers hear why it is empty. */
const Blank = ({ label }: { label: string }) => (
  <span className="blank">
    <span className="visually-hidden">{label}</span>
  </span>
);

export const fragment = graphql`
  fragment Specimen on LandingHeroSpecimen {
    label
    filing {
      title
      date
      rows {
        code
        item
      }
      blank
    }
    newsletter {
      tag
      quarter
      headline
      lines {
        label
        text
      }
      change {
        label
        boxes
        note
      }
    }
    caption
  }
`;

const styles = css`
  width: 100%;
  max-width: 31rem;
  margin: 0;
  justify-self: end;
  font-size: ${textSize.small};
  line-height: 1.45;

  .title {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1rem;
  }

  .filing {
    margin-left: 12%;
    padding: 0.75rem 0 1.75rem;
    font-family: ${font.mono};
    font-size: ${textSize.tiny};
    background: ${color.tint};
    border: 1px solid ${color.rule};
  }

  .filing .title,
  .filing li {
    padding-inline: 1rem;
  }

  .filing .title {
    padding-bottom: 0.5rem;
    font-weight: 600;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 5.75rem 1fr 4rem;
    gap: 0.75rem;
    align-items: center;
    min-height: 2rem;
    border-top: 1px solid ${color.rule};
  }

  .code {
    color: ${color.soft};
  }

  .blank {
    position: relative;
    display: block;
    height: 1.125rem;
    background: ${color.white};
    border: 1px solid ${color.edge};
  }

  /* The row that the newsletter explains, and a line that leads from it to the page. */
  li:last-of-type {
    position: relative;
    font-weight: 600;
    background: ${color.marked};
    border-block: 1px solid ${color.ink};
  }

  li:last-of-type .code {
    color: inherit;
  }

  li:last-of-type::after {
    position: absolute;
    top: 100%;
    left: 2.5rem;
    height: 1.5rem;
    border-left: 2px solid ${color.ink};
    content: '';
  }

  .newsletter {
    position: relative;
    margin: -0.5rem 8% 0 0;
    padding: 0.875rem 1.25rem 1.125rem;
    background: ${color.white};
    border: 1px solid ${color.edge};
    border-top: 3px solid ${color.ink};
    box-shadow: 0 10px 30px ${color.shadow};
  }

  .newsletter b {
    font: 600 ${textSize.body} / 1.3 ${font.display};
  }

  .tag {
    padding: 0 0.5rem;
    font-size: ${textSize.tiny};
    background: ${color.tint};
    border: 1px solid ${color.rule};
  }

  .quarter {
    color: ${color.soft};
    font-size: ${textSize.tiny};
  }

  .headline {
    margin-block: 0.625rem 0.375rem;
    font: 600 1.5rem/1.15 ${font.display};
  }

  dl {
    margin: 0;
  }

  dl > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 1rem;
    padding-top: 0.5rem;
  }

  dt {
    grid-column: 1 / -1;
    font-weight: 600;
  }

  dd {
    grid-column: 1 / -1;
    margin: 0;
  }

  .change {
    grid-column: auto;
    color: ${color.soft};
    font-size: ${textSize.tiny};
  }

  .change .blank {
    height: 1.75rem;
  }

  figcaption {
    margin-top: 0.75rem;
    color: ${color.soft};
    font-size: ${textSize.tiny};
  }

  @media (max-width: 47.99em) {
    .filing li:not(:last-of-type) {
      display: none;
    }

    .filing,
    .newsletter {
      margin-inline: 0;
    }
  }

  ${breakpoint.tablet} {
    align-self: start;
  }

  ${forcedColors} {
    li:last-of-type {
      outline: 2px solid Highlight;
    }
  }

  @media print {
    max-width: 24rem;
    break-inside: avoid;
  }
`;
