import { ISLANDS } from './constants';

/**
 * Imports an island when the page has a container of it. Until it is hydrated, its containers have
 * the attribute `ISLANDS.loading`, so that the loader doesn't give them up when the script of
 * all pages has run.
 *
 * @param name the island's name
 * @param load imports its file, which hydrates it. When that fails, `ISLANDS.failedEvent` is
 *   dispatched on the document.
 */
export function loadOnDemand(name: string, load: () => Promise<unknown>): void {
  const containers = document.querySelectorAll(`[${ISLANDS.island}="${name}"]`);
  if (containers.length === 0) return;
  for (const container of containers) container.setAttribute(ISLANDS.loading, '');
  load().catch(() => {
    for (const container of containers) container.removeAttribute(ISLANDS.loading);
    document.dispatchEvent(new Event(ISLANDS.failedEvent));
  });
}
