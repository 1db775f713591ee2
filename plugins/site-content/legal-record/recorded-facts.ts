import { compileBody } from '../compile/compile-body';
import type { SiteFacts } from '../schemas';

/** The facts that a text shows through its components, such as the contact address. */
export type RecordedFacts = Readonly<Record<string, string | null>>;

/**
 * Finds the facts of the site that a text shows: they are a part of what is published, so they are recorded.
 * Compiles the text and notes which facts are read.
 *
 * @throws Error when the body holds what the content check refuses
 */
export function factsShown(body: string, facts: SiteFacts): RecordedFacts {
  const shown: Record<string, string | null> = {};
  const noting = new Proxy(facts, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      shown[String(name)] = value === undefined ? null : String(value);
      return value;
    },
  });
  compileBody(body, { facts: noting, headingLevel: 2, idPrefix: '' });
  return shown;
}

/**
 * The facts to compile a recorded version with.
 *
 * @returns facts that throw an Error for a fact that was not recorded
 */
export function factsAsRecorded(recorded: RecordedFacts): SiteFacts {
  return new Proxy(recorded as unknown as SiteFacts, {
    get(_target, name) {
      const value = recorded[String(name)];
      if (value === undefined) {
        throw new Error(`A recorded legal text shows "${String(name)}", which was not recorded with it.`);
      }
      return value ?? undefined;
    },
  });
}
