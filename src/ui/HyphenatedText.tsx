import { UNBROKEN_CLASS } from '../shared/content-classes';

/** Words with a hyphen inside, such as "first-quarter", and what no-break spaces join to them: "mid-May 2025". */
const HYPHENATED_WORDS = /([^ \n]+-[^ \n]+)/;

/** A text in which no line ends at a hyphen, unless the word alone is wider than the line. */
export const HyphenatedText = ({ text }: { text: string }) => (
  <>
    {text.split(HYPHENATED_WORDS).map((part, index) =>
      HYPHENATED_WORDS.test(part) ? (
        <span key={index} className={UNBROKEN_CLASS}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
