import { createContext, createElement, useContext, type ComponentType, type FunctionComponent } from 'react';
import { hydrate, type Slots } from './hydrate';
import { ISLANDS } from './protocol';

interface ContainerProps<Props extends object> {
  /** JSON only: the browser reads them from an attribute. Pass long content as slots. */
  props?: Omit<Props, 'slots'>;
  slots?: Slots;
  /** The name of the chunk that the component imports on demand: an early click or submit begins to load it. */
  chunk?: string;
  as?: 'div' | 'header';
  className?: string;
}

/** What a component is in, as an error names it: an island or a slot of one; empty outside of islands. */
const Surroundings = createContext('');

/** The names of the components of all islands so far, by the names of the islands. */
const registered = new Map<string, string>();

/**
 * Wraps a component that React hydrates in the browser; everything outside of islands is static HTML.
 * The result is the default export of `<name>.island.ts`. An island must not contain another one.
 *
 * @param name the file name without `.island.ts`
 * @param component receives the props and `slots` of its container
 * @returns a component for pages: `<XIsland props={…} slots={…} />`; it throws inside another island
 * @throws Error for a name that no file has, or that another island has
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
  register(name, component.name);
  return function Container({ props, slots = {}, chunk, as: Tag = 'div', className }: ContainerProps<Props>) {
    const surroundings = useContext(Surroundings);
    if (surroundings) {
      throw new Error(
        `The island "${name}" is inside ${surroundings}. An island cannot contain another: render "${name}" beside it.`,
      );
    }
    const marked = Object.entries(slots).map(([slot, content]) => [
      slot,
      <div key={slot} {...{ [ISLANDS.slot]: slot }}>
        <Surroundings.Provider value={`the slot "${slot}" of the island "${name}"`}>
          {content}
        </Surroundings.Provider>
      </div>,
    ]);
    const attributes = {
      [ISLANDS.island]: name,
      [ISLANDS.props]: JSON.stringify(props ?? {}),
      [ISLANDS.chunk]: chunk,
    };
    return (
      <Tag className={className} {...attributes}>
        <Surroundings.Provider value={`the island "${name}"`}>
          {createElement(component, {
            ...props,
            slots: Object.fromEntries(marked) as Slots,
          } as unknown as Props)}
        </Surroundings.Provider>
      </Tag>
    );
  };
}

/** @throws Error for a name that no file has, or that another island has */
function register(name: string, componentName: string): void {
  // webpack.ts defines the variable; unit tests of components run without it.
  const fileNames = process.env['ISLAND_NAMES']?.split(',');
  if (fileNames && !fileNames.includes(name)) {
    throw new Error(
      `The island "${name}" would never start: src has no file ${name}.island.ts. An island has the name of its file; there are ${fileNames.join(', ')}.`,
    );
  }
  const other = registered.get(name);
  // In gatsby develop, Fast Refresh runs a file again when it changes.
  const isSameFile = typeof window !== 'undefined' && other === componentName;
  if (other !== undefined && !isSameFile) {
    throw new Error(
      `Two islands have the name "${name}", with the components ${other} and ${componentName}. An island has the name of its file: rename one.`,
    );
  }
  registered.set(name, componentName);
}
