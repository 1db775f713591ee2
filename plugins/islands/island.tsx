import { createContext, createElement, useContext, type ComponentType, type FunctionComponent } from 'react';
import { CHUNK_ATTRIBUTE, ISLAND_ATTRIBUTE, PROPS_ATTRIBUTE, SLOT_ATTRIBUTE } from './dom-names';
import { hydrate, type Slots } from './hydrate';

// configure-webpack.ts defines these globals: the first in the production bundle for browsers, which has no
// pages, and the second in every bundle. In unit tests of components there is neither.
declare const ISLANDS_ONLY: true | undefined;
/** The names of the files of islands. */
declare const ISLAND_NAMES: readonly string[] | undefined;

interface ContainerAttributes {
  /** The webpack chunk that the component imports on demand. An early click or submit preloads it. */
  chunk?: string;
  as?: 'div' | 'header';
  className?: string;
}

interface UntypedContainerProps extends ContainerAttributes {
  props?: object;
  slots?: Slots;
}

type ContainerProps<Props extends object> = ContainerAttributes &
  JsonProps<JsonOf<Omit<Props, 'slots'>>> &
  SlotProps<Props>;

/**
 * The props of a component, except `slots`, which hold long content. They may be left out if the component
 * requires no props.
 */
type JsonProps<Values> = object extends Values ? { props?: Values } : { props: Values };

/**
 * A value as JSON can hold it. Browsers read the props from an attribute, so TypeScript refuses values that
 * JSON would lose, such as functions and dates.
 */
type JsonOf<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : Value extends object
      ? { [Key in keyof Value]: JsonOf<Value[Key]> }
      : never;

/** Only a component that takes slots gets them. */
type SlotProps<Props> = Props extends { slots: infer Content extends Slots }
  ? { slots?: Content }
  : { slots?: never };

/** The island or slot around a component, as error messages name it; null outside of islands. */
const EnclosingIsland = createContext<string | null>(null);

const componentNamesByIsland = new Map<string, string>();

/**
 * Makes an island of a component: React hydrates it in browsers, and everything outside of islands is static
 * HTML. The result has to be the default export of `<name>.island.ts`. An island can't contain another one.
 *
 * @param name the file name without `.island.ts`
 * @param component receives the props and `slots` of its container
 * @returns a component for pages: `<XIsland props={…} slots={…} />`, which throws inside another island
 * @throws Error when no file has the name, or another island has it
 */
export function island<Props extends object>(
  name: string,
  component: ComponentType<Props>,
): FunctionComponent<ContainerProps<Props>> {
  if (typeof ISLANDS_ONLY !== 'undefined') {
    hydrate(name, component);
    return () => null;
  }
  register(name, component.name);
  return function Container({ props, slots = {}, chunk, as: Tag = 'div', className }: UntypedContainerProps) {
    const enclosing = useContext(EnclosingIsland);
    if (enclosing) {
      throw new Error(
        `The island "${name}" is inside ${enclosing}. An island cannot contain another: render "${name}" beside it.`,
      );
    }
    const markedSlots: Slots = Object.fromEntries(
      Object.entries(slots).map(([slot, content]) => [
        slot,
        <div key={slot} {...{ [SLOT_ATTRIBUTE]: slot }}>
          <EnclosingIsland.Provider value={`the slot "${slot}" of the island "${name}"`}>
            {content}
          </EnclosingIsland.Provider>
        </div>,
      ]),
    );
    const attributes = {
      [ISLAND_ATTRIBUTE]: name,
      [PROPS_ATTRIBUTE]: JSON.stringify(props ?? {}),
      [CHUNK_ATTRIBUTE]: chunk,
    };
    return (
      <Tag className={className} {...attributes}>
        <EnclosingIsland.Provider value={`the island "${name}"`}>
          {createElement(component, { ...(props as Props), slots: markedSlots })}
        </EnclosingIsland.Provider>
      </Tag>
    );
  };
}

function register(name: string, componentName: string): void {
  if (typeof ISLAND_NAMES !== 'undefined' && !ISLAND_NAMES.includes(name)) {
    throw new Error(
      `The island "${name}" would never start, because no file is called ${name}.island.ts. Give the island the name of its file, which is one of ${ISLAND_NAMES.join(', ')}.`,
    );
  }
  const other = componentNamesByIsland.get(name);
  // In `gatsby develop`, Fast Refresh runs a file again after each change: that is the same island.
  const isRepeated = typeof window !== 'undefined' && other === componentName;
  if (other !== undefined && !isRepeated) {
    throw new Error(
      `Two islands have the name "${name}", with the components ${other} and ${componentName}. Rename one of them, and its file.`,
    );
  }
  componentNamesByIsland.set(name, componentName);
}
