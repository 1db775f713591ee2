import { Fragment } from 'react';
import { Prose, proseStyles } from '../ui/Prose';
import { isLong, partClauses } from './clauses';

interface LegalTextProps {
  html: string;
  /** Ids of the headings in the list of contents, in document order. */
  ids: readonly string[];
}

/** The text of a document. Each clause of a long text is in a `div`, which the browser lays out when it is needed. */
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
