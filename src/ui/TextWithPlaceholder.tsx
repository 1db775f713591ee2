import type { ReactNode } from 'react';
import { UNBROKEN_CLASS } from '../shared/content-classes';
import { splitAtPlaceholder, type PagePlaceholder } from '../shared/page-placeholders';
import { ContentText } from './ContentText';

interface TextWithPlaceholderProps {
  text: string;
  /** The placeholder that the text has. */
  name: PagePlaceholder;
  /** The element that stands in place of the placeholder, such as a link. */
  value: ReactNode;
}

/**
 * A text of the content with an element in place of a placeholder. The element is on one line with the
 * punctuation behind it, unless it is wider than the line. `fillPlaceholder` fills in words.
 */
export function TextWithPlaceholder({ text, name, value }: TextWithPlaceholderProps) {
  const [before = '', ...wordsBehindValues] = splitAtPlaceholder(text, name);
  return (
    <>
      <ContentText text={before} />
      {wordsBehindValues.map((words, index) => (
        <UnbrokenValue key={index} value={value} words={words} />
      ))}
    </>
  );
}

interface UnbrokenValueProps {
  value: ReactNode;
  /** The words behind the value. */
  words: string;
}

/** Matches the punctuation with which words begin. */
const PUNCTUATION = /^[.,:;!?]*/;

function UnbrokenValue({ value, words }: UnbrokenValueProps) {
  const [punctuation = ''] = PUNCTUATION.exec(words) ?? [];
  return (
    <>
      <span className={UNBROKEN_CLASS}>
        {value}
        {punctuation}
      </span>
      <ContentText text={words.slice(punctuation.length)} />
    </>
  );
}
