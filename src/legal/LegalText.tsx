import { css } from '@emotion/react';
import { Fragment } from 'react';
import { color, headingSize } from '../theme/tokens';
import { Prose } from '../ui/Prose';

/**
 * In characters of HTML, about 4,500 words. A slow phone lays out a shorter text in no noticeable time, and Chromium
 * exposes text that is not laid out to screen readers only when they come near it.
 */
const LONG = 30_000;

/** The text of a version with numbered clauses; the browser lays out those of a long text when they are needed. */
export function LegalText({ version }: { version: Queries.LegalFrameFragment }) {
  const { intro, parts } = version;
  const length = parts.reduce((sum, { html }) => sum + html.length, 0);
  return (
    <div css={styles} className={length > LONG ? 'text long' : 'text'}>
      <Prose html={intro} />
      {parts.map(({ id, heading, html }) => (
        <Fragment key={id}>
          <h3 id={id} dangerouslySetInnerHTML={{ __html: heading }} />
          <Prose html={html} />
        </Fragment>
      ))}
    </div>
  );
}

const styles = css`
  counter-reset: clause;

  h3 {
    margin: 1.5em 0 0.5em;
    font-size: ${headingSize.clause};
    scroll-margin-top: 1rem;
  }

  /* As the list of contents numbers them. */
  h3::before {
    color: ${color.soft};
    counter-increment: clause;
    content: counter(clause) '. ';
  }

  /*
   * The headings are laid out always: links and screen readers need them. Without overflow-clip-margin, the browser
   * would clip the outline of a focused link.
   */
  @supports (overflow-clip-margin: 1rem) {
    @media not print {
      &.long > div {
        content-visibility: auto;
        contain-intrinsic-size: auto 20rem;
        overflow-clip-margin: 1rem;
      }
    }
  }
`;
