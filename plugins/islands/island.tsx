import { createElement, type ComponentType, type FunctionComponent } from 'react';
import { ISLANDS } from '../../src/shared/island-protocol';
import { hydrate, type Slots } from './hydrate';

interface ContainerProps<Props extends object> {
  /** JSON only: the browser reads them from an attribute. Pass long content as slots. */
  props?: Omit<Props, 'slots'>;
  slots?: Slots;
  as?: 'div' | 'header';
  className?: string;
}

/**
 * Wraps a component that React hydrates in the browser; everything outside of islands is static HTML.
 * The result is the default export of `<name>.island.ts`. A slot must not contain another island.
 *
 * @param name the file name without `.island.ts`
 * @param component receives the props and `slots` of its container
 * @returns a component for pages: `<XIsland props={…} slots={…} />`
 */
export function island<Props extends object>(
  name: string,
  component: ComponentType<Props>,
): FunctionComponent<ContainerProps<Props>> {
  // In a release, browsers run the files of islands, and no page. webpack.ts defines the variable.
  if (process.env['ISLANDS_ONLY'] === 'true') {
    hydrate(name, component);
    return () => null;
  }
  return function Container({ props, slots = {}, as: Tag = 'div', className }: ContainerProps<Props>) {
    const marked = Object.entries(slots).map(([slot, content]) => [
      slot,
      <div key={slot} {...{ [ISLANDS.slot]: slot }}>
        {content}
      </div>,
    ]);
    const attributes = { [ISLANDS.island]: name, [ISLANDS.props]: JSON.stringify(props ?? {}) };
    return (
      <Tag className={className} {...attributes}>
        {createElement(component, { ...props, slots: Object.fromEntries(marked) } as unknown as Props)}
      </Tag>
    );
  };
}
