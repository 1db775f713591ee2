import { UNBROKEN_CLASS } from '../shared/content-classes';

/**
 * A word with a hyphen inside. It includes what a no-break space joins to it, such as the year in `mid-May
 * 2025`.
 */
const HYPHENATED_WORDS = /([^ \n]+-[^ \n]+)/;

/**
 * A text in which no line ends at a hyphen, unless the word alone is wider than the line.
 *
 * Use it for each field with a sentence, because staff may name the launch (`mid-May 2025`) or a quarter
 * (`first-quarter 2025`) there; FilledText does. In the texts of bodies, the component Quarter does the same.
 * The compiler leaves the hyphens of fields alone, because titles, descriptions and messages have the fields
 * as plain text, where nothing but another character could keep a line together. A search for the word in the
 * page might miss that character, and a copy of the text would contain it.
 */
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
