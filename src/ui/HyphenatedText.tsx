import { css } from '@emotion/react';

/** Words with a hyphen inside, such as "mid-May" and "first-quarter". */
const HYPHENATED_WORDS = /(\S+-\S+)/;

/** A text in which no line ends at a hyphen. */
export const HyphenatedText = ({ text }: { text: string }) => (
  <>
    {text.split(HYPHENATED_WORDS).map((part, index) =>
      HYPHENATED_WORDS.test(part) ? (
        <span key={index} css={styles}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);

const styles = css`
  white-space: nowrap;
`;
