import type { ReactNode } from 'react';
import { UNBROKEN_CLASS } from '../shared/content-classes';
import { splitAtPlaceholder, type PagePlaceholder } from '../shared/page-placeholders';
import { ContentText } from './ContentText';

interface TextWithPlaceholderProps {
  text: string;
  name: PagePlaceholder;
  /** The element that replaces the placeholder, such as a link. */
  value: ReactNode;
}

/**
 * A text of the content with an element in place of a placeholder. The element is on one line with the
 * punctuation after it, unless it is wider than the line. `fillPlaceholder` fills in words.
 */
export function TextWithPlaceholder({ text, name, value }: TextWithPlaceholderProps) {
  const [before = '', ...wordsAfterValues] = splitAtPlaceholder(text, name);
  return (
    <>
      <ContentText text={before} />
      {wordsAfterValues.map((words, index) => (
        <UnbrokenValue key={index} value={value} wordsAfter={words} />
      ))}
    </>
  );
}

interface UnbrokenValueProps {
  value: ReactNode;
  wordsAfter: string;
}

const LEADING_PUNCTUATION = /^[.,:;!?]*/;

function UnbrokenValue({ value, wordsAfter }: UnbrokenValueProps) {
  const [punctuation = ''] = LEADING_PUNCTUATION.exec(wordsAfter) ?? [];
  return (
    <>
      <span className={UNBROKEN_CLASS}>
        {value}
        {punctuation}
      </span>
      <ContentText text={wordsAfter.slice(punctuation.length)} />
    </>
  );
}
