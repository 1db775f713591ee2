import { render, screen } from '@testing-library/react';
import { LEGAL_TEXT_CLASSES } from './legal-text-classes';
import { markCurrentClause } from './mark-current-clause';

/**
 * Renders a clause for each height in the window, with the list of contents, and returns what is marked in
 * the list.
 */
function show(...tops: number[]) {
  render(
    <>
      <nav className={LEGAL_TEXT_CLASSES.contents}>
        <ol>
          {tops.map((_top, index) => (
            <li key={index}>
              <a href={`#clause-${index}`}>Clause {index}</a>
            </li>
          ))}
        </ol>
      </nav>
      {tops.map((_top, index) => (
        <h3 key={index} id={`clause-${index}`}>
          {`Clause ${index}`}
        </h3>
      ))}
    </>,
  );
  for (const [index, top] of tops.entries()) {
    const heading = screen.getByRole('heading', { name: `Clause ${index}` });
    heading.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  markCurrentClause();
  return screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);
}

it.each([
  ['the first clause before any has begun', [500, 900, 1300], 'Clause 0'],
  ['the last clause that has begun', [-900, 96, 700], 'Clause 1'],
])('marks %s', (_what, tops, current) => {
  expect(show(...tops)).toEqual([current]);
});
