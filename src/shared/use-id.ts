import { useId as useReactId } from 'react';

/**
 * Replaces Reach's own hook in browsers: config/plugin-options/islands-options.ts says why.
 *
 * @param givenId the id of a component, if the site gives it one
 */
export function useId(givenId?: string): string {
  const generatedId = useReactId();
  return givenId ?? generatedId;
}
