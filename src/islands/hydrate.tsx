import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorBoundary';
import type { Slots } from './Island';
import { ISLAND_READY } from './loader';

// Each island has props of its own; the pairing with its component is made in Island on the server.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type IslandComponents = Readonly<Record<string, ComponentType<any>>>;

/**
 * Lets React take over each island of the page, and nothing else of it.
 *
 * @param components by the name that the page's islands carry
 */
export function hydrateIslands(components: IslandComponents): void {
  for (const container of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', props = '{}' } = container.dataset;
    const Component = components[island];
    if (!Component) throw new Error(`The page has an island "${island}" that the browser's entry lacks.`);
    const announce = () => {
      container.dispatchEvent(new Event(ISLAND_READY, { bubbles: true }));
    };
    hydrateRoot(
      container,
      <Ready announce={announce}>
        <ErrorBoundary>
          <Component {...JSON.parse(props)} slots={slotsIn(container)} />
        </ErrorBoundary>
      </Ready>,
    );
  }
}

/** The slots as the document has them, so that no word of theirs is sent twice. */
function slotsIn(container: HTMLElement): Slots {
  return Object.fromEntries(
    [...container.querySelectorAll<HTMLElement>('[data-slot]')].map((element) => {
      const name = element.dataset['slot'] ?? '';
      return [
        name,
        <div
          key={name}
          data-slot={name}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: element.innerHTML }}
        />,
      ];
    }),
  );
}

function Ready({ announce, children }: { announce: () => void; children: ReactNode }) {
  useEffect(announce, [announce]);
  return children;
}
