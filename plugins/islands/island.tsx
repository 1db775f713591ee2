import { createElement, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** Markup that an island shows and never changes; in the browser it is the markup already there. */
export type Slots = Readonly<Record<string, ReactNode>>;

/** A component of which the slots are given by its container. */
type IslandComponent<Props extends object> = ComponentType<Props>;

interface ContainerProps<Props extends object> {
  /** JSON only: they travel to the browser in an attribute. The words of a document are slots instead. */
  props?: Omit<Props, 'slots'>;
  slots?: Slots;
  as?: 'div' | 'header' | 'span';
  className?: string;
}

export interface Island<Props extends object> {
  (props: ContainerProps<Props>): ReactNode;
  /** By it, the loader and `hydrate` find the script and the containers. */
  islandName: string;
  component: IslandComponent<Props>;
}

/**
 * Makes of a component a part of the page that React hydrates in the browser; everything outside of islands is
 * plain HTML there. It is the default export of a file `<name>.island.ts`. A slot must not hold another island.
 *
 * @param name the name of the file
 */
export function island<Props extends object>(name: string, component: IslandComponent<Props>): Island<Props> {
  function Container({ props, slots = {}, as: Tag = 'div', className }: ContainerProps<Props>) {
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
  }
  return Object.assign(Container, { islandName: name, component });
}
