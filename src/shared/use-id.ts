import { useId as useReactId } from 'react';

/**
 * Takes the place of Reach's own hook in browsers (config/plugin-options/islands-options.ts), which makes the
 * script of every page larger (docs/decisions/002-islands.md).
 *
 * @param givenId the id of a component, if the site gives it one
 */
export function useId(givenId?: string): string {
  const generatedId = useReactId();
  return givenId ?? generatedId;
}
