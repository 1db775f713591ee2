import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorBoundary';
import type { Slots } from './island';
import { ISLAND_READY } from './loader';

/**
 * Replaces `island()` of island.tsx in the browser's scripts: hydrates each container of an island on the page.
 * Props and slots come from the document.
 */
export function island<Props extends object>(name: string, component: ComponentType<Props>): void {
  for (const container of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    const props = JSON.parse(container.dataset['props'] ?? '{}') as Props;
    const fields = [...container.querySelectorAll('input')];
    const focused = document.activeElement;
    const announceReady = () => {
      restoreInputs(container, fields, focused);
      container.dispatchEvent(new Event(ISLAND_READY, { bubbles: true }));
    };
    hydrateRoot(
      container,
      <Ready announce={announceReady}>
        <ErrorBoundary>{createElement(component, { ...props, slots: slotsIn(container) })}</ErrorBoundary>
      </Ready>,
    );
  }
}

/**
 * Copies values and focus to new inputs: React recreates the elements of an island when a translation
 * or an extension has changed its text.
 */
function restoreInputs(container: HTMLElement, before: HTMLInputElement[], focused: Element | null): void {
  for (const input of container.querySelectorAll('input')) {
    const old = before.find(({ id }) => id === input.id);
    if (!old || old === input) continue;
    input.value = old.value;
    if (old === focused) input.focus();
  }
}

/**
 * Empty HTML, also valid with Trusted Types. React neither reads nor writes the content of an element that it
 * hydrates with it.
 */
const EXISTING_HTML = {
  __html: ((window as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '') as string,
};

/** Slots that keep the content of the document: it is neither sent twice nor compared. */
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
          dangerouslySetInnerHTML={EXISTING_HTML}
        />,
      ];
    }),
  );
}

/** Moves the elements of the document into a slot that React has recreated. */
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
