import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ISLANDS } from '../../src/shared/island-protocol';
import { ErrorBoundary } from './ErrorBoundary';

/** Markup that an island shows and never changes; in the browser it is the existing markup of the page. */
export type Slots = Readonly<Record<string, ReactNode>>;

/** Hydrates each container of an island on the page, with the props and slots that are in the document. */
export function hydrate<Props extends object>(name: string, component: ComponentType<Props>): void {
  for (const container of document.querySelectorAll<HTMLElement>(`[${ISLANDS.island}="${name}"]`)) {
    const props = JSON.parse(container.getAttribute(ISLANDS.props) ?? '{}') as Props;
    const fields = [...container.querySelectorAll('input')];
    const focused = document.activeElement;
    const announceReady = () => {
      restoreInputs(container, fields, focused);
      container.dispatchEvent(new Event(ISLANDS.readyEvent, { bubbles: true }));
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

/** Slots that keep the content of the document: it is neither sent twice nor compared. */
function slotsIn(container: HTMLElement): Slots {
  // Also valid with Trusted Types. React neither reads nor writes the content of an element that it hydrates with it.
  const { trustedTypes } = window as { trustedTypes?: { emptyHTML: string } };
  const existing = { __html: trustedTypes?.emptyHTML ?? '' };
  return Object.fromEntries(
    [...container.querySelectorAll(`[${ISLANDS.slot}]`)].map((element) => {
      const name = element.getAttribute(ISLANDS.slot) ?? '';
      const content = [...element.childNodes];
      return [
        name,
        <div
          key={name}
          // React may recreate the element.
          ref={(slot) => {
            if (slot !== element) slot?.replaceChildren(...content);
          }}
          {...{ [ISLANDS.slot]: name }}
          suppressHydrationWarning
          dangerouslySetInnerHTML={existing}
        />,
      ];
    }),
  );
}

function Ready({ announce, children }: { announce: () => void; children: ReactNode }) {
  useEffect(() => {
    // Outside of React's commit, where flushSync does nothing.
    setTimeout(announce);
  }, [announce]);
  return children;
}
