import type { ValuePath } from './form-values';
import type { Mistake } from './read-fields';

/** @returns the message for a form whose file cannot be read */
export const unreadableMessage = ({ line }: Mistake): string =>
  `Nothing was saved, because the form can't read this file: there is a mistake in or above line ${line}. Ask a maintainer to correct it, then open the file again.`;

/** @returns the message for a form with a field that would not have read back as it was typed */
export const lossMessage = (path: ValuePath): string =>
  `Nothing was saved, because ${nameOf(path)} would not have come back as you typed it. Undo your change there and save the rest; a maintainer can make that change in the file.`;

/** @returns the names and numbers that lead to a field: `the field "points", item 2, "text"` */
function nameOf(path: ValuePath): string {
  const steps = path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : `"${step}"`));
  return steps.length > 0 ? `the field ${steps.join(', ')}` : 'a field';
}
