import { Fragment } from 'react';

interface RuleSentenceProps {
  sentence: string;
  amount: string;
  conditions: readonly string[];
}

/** The sentence of the rule, with its amount and its conditions emphasized; the schema holds them to its words. */
export function RuleSentence({ sentence, amount, conditions }: RuleSentenceProps) {
  const { between, rest } = splitAt(sentence, [amount, ...conditions]);
  return (
    <p className="sentence">
      {between[0]}
      <strong className="amount">{amount}</strong>
      {conditions.map((condition, index) => (
        <Fragment key={condition}>
          {between[index + 1]}
          <strong>{condition}</strong>
        </Fragment>
      ))}
      {rest}
    </p>
  );
}

/** @returns the text before each of the parts, which occur in this order, and the text after the last */
function splitAt(text: string, parts: readonly string[]) {
  const between: string[] = [];
  let rest = text;
  for (const part of parts) {
    const start = rest.indexOf(part);
    between.push(rest.slice(0, start));
    rest = rest.slice(start + part.length);
  }
  return { between, rest };
}
