import { createElement, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorBoundary';
import type { Island, Slots } from './island';
import { ISLAND_READY } from './loader';

// The container holds the props of its component, as the page was built.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyIsland = Pick<Island<any>, 'islandName' | 'component'>;

/** Hydrates each container of an island on the page, and nothing else of it. */
export function hydrateIslands({ islandName, component }: AnyIsland): void {
  for (const container of document.querySelectorAll<HTMLElement>(`[data-island="${islandName}"]`)) {
    const props = JSON.parse(container.dataset['props'] ?? '{}') as object;
    const fields = [...container.querySelectorAll('input')];
    const focused = document.activeElement;
    const announce = () => {
      keepEntries(container, fields, focused);
      container.dispatchEvent(new Event(ISLAND_READY, { bubbles: true }));
    };
    hydrateRoot(
      container,
      <Ready announce={announce}>
        <ErrorBoundary>{createElement(component, { ...props, slots: slotsIn(container) })}</ErrorBoundary>
      </Ready>,
    );
  }
}

/**
 * Where the browser or an extension has changed an island's words, React makes its elements anew:
 * what was typed into the old ones goes over to the new, and so does the focus.
 */
function keepEntries(container: HTMLElement, before: HTMLInputElement[], focused: Element | null): void {
  for (const input of container.querySelectorAll('input')) {
    const old = before.find(({ id }) => id === input.id);
    if (!old || old === input) continue;
    input.value = old.value;
    if (old === focused) input.focus();
  }
}

/**
 * Nothing, in the form in which it may be set where Trusted Types are on. React does not look into an element
 * that it takes over from the document with this in it, and writes nothing there.
 */
const AS_IT_IS = {
  __html: ((window as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '') as string,
};

/** The slots with what the document has in them, so that no word of theirs is sent twice, or read. */
function slotsIn(container: HTMLElement): Slots {
  return Object.fromEntries(
    [...container.querySelectorAll<HTMLElement>('[data-slot]')].map((element) => {
      const name = element.dataset['slot'] ?? '';
      return [
        name,
        <div
          key={name}
          ref={keepContent(element)}
          data-slot={name}
          suppressHydrationWarning
          dangerouslySetInnerHTML={AS_IT_IS}
        />,
      ];
    }),
  );
}

/** Where React makes a slot anew, the very elements of the document go over to it. */
function keepContent(first: HTMLElement): (slot: HTMLElement | null) => void {
  let holder = first;
  return (slot) => {
    if (!slot || slot === holder) return;
    slot.replaceChildren(...holder.childNodes);
    holder = slot;
  };
}

function Ready({ announce, children }: { announce: () => void; children: ReactNode }) {
  useEffect(announce, [announce]);
  return children;
}
