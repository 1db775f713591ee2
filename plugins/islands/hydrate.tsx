import { createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ISLANDS } from './protocol';
import { ErrorBoundary } from './ErrorBoundary';

/** Markup that an island shows and never changes; in the browser it is the existing markup of the page. */
export type Slots = Readonly<Record<string, ReactNode>>;

/** Hydrates each container of an island on the page, with the props and slots that are in the document. */
export function hydrate<Props extends object>(name: string, component: ComponentType<Props>): void {
  for (const container of document.querySelectorAll<HTMLElement>(`[${ISLANDS.island}="${name}"]`)) {
    const props = JSON.parse(container.getAttribute(ISLANDS.props) ?? '{}') as Props;
    const fields = [...container.querySelectorAll('input')];
    const focused = document.activeElement;
    const slots = slotsIn(container);
    // flushSync: nobody can type between the lines above and those below.
    flushSync(() =>
      hydrateRoot(container, <ErrorBoundary>{createElement(component, { ...props, slots })}</ErrorBoundary>),
    );
    // React recreates the elements of an island when a translation or an extension has changed its text.
    for (const old of fields.filter((field) => !field.isConnected)) {
      const input = document.getElementById(old.id) as HTMLInputElement | null;
      if (input) input.value = old.value;
      if (old === focused) input?.focus();
    }
    container.dispatchEvent(new Event(ISLANDS.readyEvent, { bubbles: true }));
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
