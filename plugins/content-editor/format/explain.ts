import type { ValuePath } from './form-values';
import type { Mistake } from './read-fields';

/** Says why a file that cannot be read is not written either. */
export const explainMistake = ({ line }: Mistake): string =>
  `Nothing was saved, because the form can't read this file: there is a mistake in or above line ${line}. Ask a developer to correct it, then open the file again.`;

/** Says which field would not have come back as it was typed. */
export const explainLoss = (path: ValuePath): string =>
  `Nothing was saved, because ${nameOf(path)} would not have come back as you typed it. Undo your change there and save the rest; a developer can make that change in the file.`;

/** Names a field by the names and numbers that lead to it: `"points", item 2, "text"`. */
function nameOf(path: ValuePath): string {
  const steps = path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : `"${step}"`));
  return steps.length > 0 ? `the field ${steps.join(', ')}` : 'a field';
}
