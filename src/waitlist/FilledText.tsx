import type { ReactNode } from 'react';
import { CLASS } from '../theme/class-names';

/** Matches a name in braces, and the punctuation behind it. */
const PLACEHOLDER = /\{(\w+)\}([.,:;!?]*)/;

interface FilledTextProps {
  text: string;
  /** What stands in place of the names in braces, such as a link for `email`. Other names stay as they are. */
  values: Readonly<Record<string, ReactNode>>;
}

/** A text of the content in which the names in braces are filled in. Each value stays on the line of its punctuation. */
export function FilledText({ text, values }: FilledTextProps) {
  const match = PLACEHOLDER.exec(text);
  if (!match) return <>{text}</>;
  const [placeholder, name = '', punctuation] = match;
  return (
    <>
      {text.slice(0, match.index)}
      <span className={CLASS.unbroken}>
        {values[name] ?? `{${name}}`}
        {punctuation}
      </span>
      <FilledText text={text.slice(match.index + placeholder.length)} values={values} />
    </>
  );
}
