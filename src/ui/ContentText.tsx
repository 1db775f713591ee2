import { UNBROKEN_CLASS } from '../shared/content-classes';

/**
 * A word with a hyphen inside. It includes what a no-break space joins to it, such as the year in `mid-May
 * 2025`.
 */
const HYPHENATED_WORD = /([^ \n]+-[^ \n]+)/;

/**
 * A text of the content without markup: a sentence, or a title that is not a heading. No line of it ends at a
 * hyphen, as in `mid-May 2025`, unless the word alone is wider than the line.
 *
 * The hyphens themselves stay as they are: a search in the page could miss a non-breaking hyphen (U+2011),
 * and a copy of the text would contain it.
 */
export const ContentText = ({ text }: { text: string }) => (
  <>
    {text.split(HYPHENATED_WORD).map((part, index) =>
      HYPHENATED_WORD.test(part) ? (
        <span key={index} className={UNBROKEN_CLASS}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
