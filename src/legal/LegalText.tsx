import { Fragment } from 'react';
import { Prose, proseStyles } from '../ui/Prose';
import { isLong, partClauses } from './clauses';

/** The text of a document, within {@link textStyles}: of a long one, what a clause says is in a box of its own. */
export function LegalText({ html }: { html: string }) {
  if (!isLong(html)) return <Prose html={html} className="text" />;
  const { opening, clauses } = partClauses(html);
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
