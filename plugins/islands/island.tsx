import { createElement, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** Markup that an island shows and never changes; in the browser it is the existing markup of the page. */
export type Slots = Readonly<Record<string, ReactNode>>;

interface ContainerProps<Props extends object> {
  /** JSON only: the browser reads them from an attribute. Pass long content as slots. */
  props?: Omit<Props, 'slots'>;
  slots?: Slots;
  as?: 'div' | 'header';
  className?: string;
}

/**
 * Wraps a component that React hydrates in the browser; everything outside of islands is static HTML.
 * The browser's scripts have `island()` of hydrate.tsx in its place. The result is the default export of
 * `<name>.island.ts`. A slot must not contain another island.
 *
 * @param name the file name without `.island.ts`
 * @param component receives the props and `slots` of its container
 * @returns a component for pages: `<XIsland props={…} slots={…} />`
 */
export function island<Props extends object>(name: string, component: ComponentType<Props>) {
  return function Container({ props, slots = {}, as: Tag = 'div', className }: ContainerProps<Props>) {
    const marked = Object.entries(slots).map(([slot, content]) => [
      slot,
      <div key={slot} data-slot={slot}>
        {content}
      </div>,
    ]);
    return (
      <Tag className={className} data-island={name} data-props={JSON.stringify(props ?? {})}>
        <ErrorBoundary>
          {createElement(component, { ...props, slots: Object.fromEntries(marked) } as unknown as Props)}
        </ErrorBoundary>
      </Tag>
    );
  };
}
