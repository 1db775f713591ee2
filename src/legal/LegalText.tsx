import { Fragment } from 'react';
import { Prose, proseStyles } from '../ui/Prose';
import { isLong, partClauses } from './clauses';

interface LegalTextProps {
  html: string;
  /** Of the headings that the list of contents has, in their order. */
  ids: readonly string[];
}

/** The text of a document: of a long one, what a clause says is in a box of its own, which the browser may lay out late. */
export function LegalText({ html, ids }: LegalTextProps) {
  if (!isLong(html)) return <Prose html={html} className="text" />;
  const { opening, clauses } = partClauses(html, ids);
  return (
    <div css={proseStyles} className="text long">
      <Prose html={opening} />
      {clauses.map(({ id, heading, body }) => (
        <Fragment key={id}>
          <h3 id={id} dangerouslySetInnerHTML={{ __html: heading }} />
          <Prose html={body} />
        </Fragment>
      ))}
    </div>
  );
}
