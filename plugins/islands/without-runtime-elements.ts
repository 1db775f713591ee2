import { Children, cloneElement, isValidElement, type PropsWithChildren, type ReactElement } from 'react';

interface RouterProps {
  id?: string | undefined;
  /** Whether the router moves the focus to its element after a navigation. */
  primary?: boolean;
}

/**
 * Leaves out what Gatsby renders around a page for its browser runtime, which the site doesn't load: the
 * announcer of navigations beside the router, and the attributes of the router's element. Both elements
 * have a style attribute, which a Content-Security-Policy may forbid.
 *
 * @param root what Gatsby passes to `wrapRootElement`: the root element of a page; or its Head, which is
 *   returned as it is
 */
export function withoutRuntimeElements(root: ReactElement): ReactElement {
  const { children } = root.props as PropsWithChildren;
  const router = Children.toArray(children)[0];
  if (!isValidElement<RouterProps>(router) || router.props.id !== 'gatsby-focus-wrapper') return root;
  return cloneElement(root, {}, cloneElement(router, { id: undefined, primary: false }));
}
