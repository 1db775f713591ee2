import type { ReactNode } from 'react';
import { UNBROKEN_CLASS } from '../shared/content-classes';
import { splitAtNames, type FormValues } from './fill-text';

interface FilledTextProps {
  text: string;
  /** The values of names in braces, such as a link for `email`. Names without a value stay as they are. */
  values: FormValues<ReactNode>;
}

/** A text of the content in which the names in braces are filled in. Each value stays on the line of its punctuation. */
export const FilledText = ({ text, values }: FilledTextProps) => (
  <>
    {splitAtNames(text, values).map((part, index) =>
      typeof part === 'string' ? (
        part
      ) : (
        <span key={index} className={UNBROKEN_CLASS}>
          {part.value}
          {part.punctuation}
        </span>
      ),
    )}
  </>
);
