import type { ReactNode } from 'react';
import { UNBROKEN_CLASS } from '../shared/content-classes';
import { splitAtPlaceholder, type PagePlaceholder } from '../shared/page-placeholders';
import { NonBreakingHyphens } from './NonBreakingHyphens';

interface TextWithPlaceholderProps {
  text: string;
  /** The placeholder that the text has. */
  name: PagePlaceholder;
  /** The element that stands in place of the placeholder, such as a link. */
  value: ReactNode;
  /**
   * Whether a line may end within the value. Otherwise, the value is on one line with the punctuation behind
   * it.
   */
  mayBreak?: boolean;
}

/**
 * A text of the content with an element in place of a placeholder. `fillPlaceholder` fills in words.
 */
export function TextWithPlaceholder({ text, name, value, mayBreak = false }: TextWithPlaceholderProps) {
  const [before = '', ...wordsBehindValues] = splitAtPlaceholder(text, name);
  const PlacedValue = mayBreak ? BreakableValue : UnbrokenValue;
  return (
    <>
      <NonBreakingHyphens text={before} />
      {wordsBehindValues.map((words, index) => (
        <PlacedValue key={index} value={value} words={words} />
      ))}
    </>
  );
}

interface PlacedValueProps {
  value: ReactNode;
  /** The words behind the value. */
  words: string;
}

const BreakableValue = ({ value, words }: PlacedValueProps) => (
  <>
    {value}
    <NonBreakingHyphens text={words} />
  </>
);

/** Matches the punctuation with which words begin. */
const PUNCTUATION = /^[.,:;!?]*/;

function UnbrokenValue({ value, words }: PlacedValueProps) {
  const [punctuation = ''] = PUNCTUATION.exec(words) ?? [];
  return (
    <>
      <span className={UNBROKEN_CLASS}>
        {value}
        {punctuation}
      </span>
      <NonBreakingHyphens text={words.slice(punctuation.length)} />
    </>
  );
}
