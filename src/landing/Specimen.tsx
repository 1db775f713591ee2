import { graphql } from 'gatsby';
import { specimenStyles } from './specimen-styles';

interface SpecimenProps {
  brand: string;
  specimen: Queries.SpecimenFragment;
}

/** A row of a bank filing, and the sample page of the newsletter that explains it. Figures stay blank. */
export function Specimen({ brand, specimen }: SpecimenProps) {
  const { label, filing, newsletter, caption } = specimen;
  return (
    <figure css={specimenStyles} aria-label={label}>
      <div className="filing">
        <p className="title">
          <span>{filing.title}</span>
          <span>{filing.date}</span>
        </p>
        <ul className="plain-list">
          {filing.rows.map((row) => (
            <li key={row.code}>
              <span className="code">{row.code}</span>
              <span>{row.item}</span>
              <span className="blank">{filing.blank}</span>
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
            <div key={line.label}>
              <dt>{line.label}</dt>
              <dd>{line.text}</dd>
            </div>
          ))}
          <div>
            <dt>{newsletter.change.label}</dt>
            {newsletter.change.boxes.map((box) => (
              <dd key={box} className="change">
                {box}
                <span className="blank">{newsletter.change.note}</span>
              </dd>
            ))}
          </div>
        </dl>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

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
