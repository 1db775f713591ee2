import { useId as useReactId } from 'react';

/**
 * Takes the place of Reach's own hook in browsers (config/plugin-options/islands-options.ts). Reach's hook
 * also works with versions of React that have no `useId`, and looks for it in a way that makes webpack keep
 * all of React's exports, and code to list them, in the script of every page.
 *
 * @param givenId the id of a component, if the site gives it one
 */
export function useId(givenId?: string): string {
  const generatedId = useReactId();
  return givenId ?? generatedId;
}
