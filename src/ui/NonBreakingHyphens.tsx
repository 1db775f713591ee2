import { UNBROKEN_CLASS } from '../shared/content-classes';

/**
 * A word with a hyphen inside. It includes what a no-break space joins to it, such as the year in `mid-May
 * 2025`.
 */
const HYPHENATED_WORD = /([^ \n]+-[^ \n]+)/;

/**
 * A text in which no line ends at a hyphen, unless the word alone is wider than the line.
 *
 * Use it for each field of content that is a sentence, because staff may write `{launch}` in it, which
 * becomes words such as `mid-May 2025`. Headings, labels, and HTML that the build has compiled don't need it,
 * and TextWithPlaceholder does the same by itself.
 *
 * The hyphens themselves stay as they are: a search in the page could miss a non-breaking hyphen (U+2011),
 * and a copy of the text would contain it.
 */
export const NonBreakingHyphens = ({ text }: { text: string }) => (
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
