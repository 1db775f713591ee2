import type { ReactNode } from 'react';
import { UNBROKEN_CLASS } from '../shared/content-classes';
import { splitAtName, type PagePlaceholder } from '../shared/page-placeholders';
import { NonBreakingHyphens } from './NonBreakingHyphens';

interface FilledTextProps {
  text: string;
  /** The name that the text has in braces. */
  name: PagePlaceholder;
  /** The element that stands in place of the name, such as a link. */
  value: ReactNode;
  /**
   * Whether a line may end within the value. Otherwise, the value is on one line with the punctuation behind
   * it.
   */
  mayBreak?: boolean;
}

/**
 * A text of the content in which a name in braces is filled in with an element. `fillText` fills in words.
 */
export function FilledText({ text, name, value, mayBreak = false }: FilledTextProps) {
  const [before = '', ...wordsBehindValues] = splitAtName(text, name);
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
