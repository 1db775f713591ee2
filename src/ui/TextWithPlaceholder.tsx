import { Fragment, type ReactNode } from 'react';
import { splitAtPlaceholder, type PagePlaceholder } from '../shared/page-placeholders';

interface TextWithPlaceholderProps {
  text: string;
  name: PagePlaceholder;
  /** The element that replaces the placeholder, such as a link. */
  value: ReactNode;
}

/** A text of the content with an element in place of a placeholder. `fillPlaceholder` fills in words. */
export function TextWithPlaceholder({ text, name, value }: TextWithPlaceholderProps) {
  const [before, ...textsAfterValue] = splitAtPlaceholder(text, name);
  return (
    <>
      {before}
      {textsAfterValue.map((after, index) => (
        <Fragment key={index}>
          {value}
          {after}
        </Fragment>
      ))}
    </>
  );
}
