import { css } from '@emotion/react';
import { CALLOUT_CLASS } from '../shared/content-classes';
import { heavyLine } from '../theme/borders';
import { color } from '../theme/colors';
import { strongFont } from '../theme/font-shorthands';
import { size } from '../theme/sizes';
import { listIndent, space } from '../theme/spacing';
import { headingSize, textSize } from '../theme/typography';

interface ProseProps {
  html: string;
  className?: string | undefined;
}

/**
 * Running text from content, as HTML that the build compiled. Like a paragraph, it inherits the size, the
 * line height and the color of its text. The `css` or the `className` of a parent may set these, the width,
 * and the styles of the elements inside.
 */
export const Prose = ({ html, className }: ProseProps) => (
  <div css={[widthStyles, proseStyles]} className={className} dangerouslySetInnerHTML={{ __html: html }} />
);

const widthStyles = css`
  max-width: ${size.prose};
`;

/**
 * The styles of Prose, except its width, for other elements with running text. Spaces between lines of text
 * are in em, because the size of the text differs from place to place. The editor's preview takes them as
 * plain CSS (config/editor/editor.ts), so they have no syntax that only Emotion understands.
 */
export const proseStyles = css`
  & :where(ul, ol) {
    margin-block: 0;
    padding-left: ${listIndent};
  }

  > * + * {
    margin-top: 1em;
  }

  > :is(h2, h3) {
    font-size: ${headingSize.clause};
  }

  > * + :is(h2, h3) {
    margin-top: 2em;
  }

  > :is(h2, h3) + * {
    margin-top: 0.6em;
  }

  > h4 {
    margin-top: 1.6em;
    font: ${strongFont(textSize.body)};
  }

  li + li {
    margin-top: 0.4em;
  }

  .${CALLOUT_CLASS} {
    padding: ${space.m} ${space.l};
    background: ${color.tint};
    border-left: ${heavyLine};
    break-inside: avoid;
  }

  .${CALLOUT_CLASS} > * + * {
    margin-top: 0.75em;
  }

  a[href^='http']::after {
    @media print {
      content: ' (' attr(href) ')';
    }
  }
`;
