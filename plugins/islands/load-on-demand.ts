import { ISLAND_DOM_NAMES } from './dom-names';

/**
 * Imports an island when the page has a container of it. Until it is hydrated, its containers have the
 * attribute `ISLAND_DOM_NAMES.loadingAttribute`, so that the loader doesn't give them up when the script of
 * all pages has run.
 *
 * @param name the island's name
 * @param load imports its file, which hydrates it. When that fails, `ISLAND_DOM_NAMES.failedEvent` is
 *   dispatched on the document.
 */
export function loadOnDemand(name: string, load: () => Promise<unknown>): void {
  const containers = document.querySelectorAll(`[${ISLAND_DOM_NAMES.islandAttribute}="${name}"]`);
  if (containers.length === 0) return;
  for (const container of containers) container.setAttribute(ISLAND_DOM_NAMES.loadingAttribute, '');
  load().catch(() => {
    for (const container of containers) container.removeAttribute(ISLAND_DOM_NAMES.loadingAttribute);
    document.dispatchEvent(new Event(ISLAND_DOM_NAMES.failedEvent));
  });
}
