import { createElement, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** Markup that an island shows and never changes; in the browser it is the markup already there. */
export type Slots = Readonly<Record<string, ReactNode>>;

interface IslandProps<Props extends object> {
  /** The name under which the browser's entry knows the component. */
  name: string;
  component: ComponentType<Props & { slots: Slots }>;
  /** JSON only: they travel to the browser in an attribute. No words of a document: those are slots. */
  props?: Props;
  slots?: Slots;
  as?: 'div' | 'header' | 'span';
  className?: string;
}

/**
 * A part of the page that React takes over in the browser; everything outside of islands is plain
 * HTML there. A slot must not hold another island.
 */
export function Island<Props extends object>({
  name,
  component,
  props = {} as Props,
  slots = {},
  as: Tag = 'div',
  className,
}: IslandProps<Props>) {
  const marked = Object.entries(slots).map(([slot, content]) => [
    slot,
    <div key={slot} data-slot={slot}>
      {content}
    </div>,
  ]);
  return (
    <Tag className={className} data-island={name} data-props={JSON.stringify(props)}>
      <ErrorBoundary>
        {createElement(component, { ...props, slots: Object.fromEntries(marked) as Slots })}
      </ErrorBoundary>
    </Tag>
  );
}
