import { graphql } from 'gatsby';
import { exampleStyles } from './example-styles';

interface ExampleProps {
  brand: string;
  example: Queries.ExampleFragment;
}

/** An example of an issue: published figures of two quarters, and what one line of them says. */
export function Example({ brand, example }: ExampleProps) {
  const { quarters, rows, source } = example;
  const line = rows.at(-1);
  return (
    <figure css={exampleStyles} aria-label={example.label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{example.title}</th>
            {quarters.map(({ name }) => (
              <th key={name} className="figure" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.item} className={row === line ? 'line' : undefined}>
              <th scope="row">{row.item}</th>
              {row.figures.map((figure, quarter) => (
                <td key={quarter} className="figure">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="issue">
        <p className="title">
          <b>{brand}</b>
          <span className="tag">{example.tag}</span>
        </p>
        <p className="headline">{example.headline}</p>
        <p className="change">
          <span className="before">{line?.figures[0]}</span>
          <svg viewBox="0 0 32 16" width="32" height="16" role="img" aria-label="to">
            <path d="M0 8h30M23 1l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span className="after">{line?.figures[1]}</span>
          <span className="share">{example.share}</span>
        </p>
        <dl>
          {example.points.map((point) => (
            <div key={point.label}>
              <dt>{point.label}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption>
        {`Source: ${source}, `}
        {quarters.map(({ name, source: address }, index) => (
          <span key={name}>
            {index > 0 && ' and '}
            <a href={address}>{name}</a>
          </span>
        ))}
        {`. ${example.note}`}
      </figcaption>
    </figure>
  );
}

export const fragment = graphql`
  fragment Example on LandingHeroExample {
    label
    title
    quarters {
      name
      source
    }
    rows {
      item
      figures
    }
    tag
    headline
    share
    points {
      label
      text
    }
    source
    note
  }
`;
