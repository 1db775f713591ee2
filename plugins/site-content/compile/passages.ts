/** What can reach over a blank line to anywhere: code between fences, definitions, expressions, code of modules. */
const REACHES_FAR = /```|~~~|\]:|\{|^(?:import|export)\b|<[^>]*\n\n/m;

/** A letter or a heading after a blank line ends all that came before, but for a component that stands around it. */
const BEGINNING = /(?<=\n\n)(?=[A-Za-z#])/;

/**
 * Parts a body where it can be compiled passage by passage, to the same as in one go.
 *
 * @param body MDX without front matter
 * @returns the passages, which put together are the body; one where it cannot be parted
 */
export function passagesOf(body: string): string[] {
  if (REACHES_FAR.test(body)) return [body];
  // What stands in a component ends before its end tag.
  const parted = body.lastIndexOf('</') + 1;
  const [first = '', ...rest] = body.slice(parted).split(BEGINNING);
  return [body.slice(0, parted) + first, ...rest];
}
