import { createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ISLAND_ATTRIBUTE, PROPS_ATTRIBUTE, READY_EVENT, SLOT_ATTRIBUTE } from './dom-names';
import { ErrorBoundary } from './ErrorBoundary';

declare global {
  interface Window {
    /** Trusted Types (W3C), which TypeScript's own types of browsers lack. Not every browser has them. */
    readonly trustedTypes?: { readonly emptyHTML: string };
  }
}

/**
 * Markup that an island shows and never changes, by the names of its slots; in the browser it is
 * the existing markup of the page. Any slot may be missing.
 */
export type Slots<Name extends string = string> = Readonly<Partial<Record<Name, ReactNode>>>;

/**
 * Hydrates each container of an island on the page, and dispatches `READY_EVENT` on it.
 *
 * @param name the island's name
 * @param component gets the props that the container has as JSON, and its slots
 */
export function hydrate<Props extends object>(name: string, component: ComponentType<Props>): void {
  for (const container of document.querySelectorAll<HTMLElement>(`[${ISLAND_ATTRIBUTE}="${name}"]`)) {
    const props = JSON.parse(container.getAttribute(PROPS_ATTRIBUTE) ?? '{}') as Props;
    const slots = existingSlots(container);
    const content = <ErrorBoundary>{createElement(component, { ...props, slots })}</ErrorBoundary>;
    // flushSync: nobody can type while React replaces the elements.
    preserveInputs(container, () => flushSync(() => hydrateRoot(container, content)));
    container.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Carries what was typed, and the focus, over to the new fields where `render` recreates the elements of a
 * container. React does that when a translation or an extension has changed a text of the island.
 */
function preserveInputs(container: HTMLElement, render: () => void): void {
  const fields = [...container.querySelectorAll<Field>('input, textarea, select')];
  const focused = document.activeElement;
  render();
  for (const removed of fields.filter((field) => !field.isConnected)) {
    // React has made the same element again, with the same id.
    const recreated = document.getElementById(removed.id) as Field | null;
    if (recreated) recreated.value = removed.value;
    if (removed === focused) recreated?.focus();
  }
}

/** The elements keep the nodes that are in the slots, because the props don't repeat their HTML. */
function existingSlots(container: HTMLElement): Slots {
  // When React hydrates an element with dangerouslySetInnerHTML, it keeps the content of the page,
  // whatever the value is. Under Trusted Types the value has to be a TrustedHTML.
  const { trustedTypes } = window;
  const existing = { __html: trustedTypes?.emptyHTML ?? '' };
  return Object.fromEntries(
    [...container.querySelectorAll(`[${SLOT_ATTRIBUTE}]`)].map((element) => {
      const name = element.getAttribute(SLOT_ATTRIBUTE) ?? '';
      const content = [...element.childNodes];
      return [
        name,
        <div
          key={name}
          // If React recreates the element, the existing nodes move to the new one.
          ref={(slot) => {
            if (slot !== element) slot?.replaceChildren(...content);
          }}
          {...{ [SLOT_ATTRIBUTE]: name }}
          suppressHydrationWarning
          dangerouslySetInnerHTML={existing}
        />,
      ];
    }),
  );
}
