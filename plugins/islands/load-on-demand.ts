import { FAILED_EVENT, ISLAND_ATTRIBUTE, LOADING_ATTRIBUTE } from './dom-names';

/**
 * Imports an island when the page has a container of it. Until it is hydrated, its containers have the
 * attribute `LOADING_ATTRIBUTE`, so that the loader doesn't give them up when the script of
 * all pages has run.
 *
 * @param name the island's name
 * @param load imports its file, which hydrates it. When that fails, `FAILED_EVENT` is
 *   dispatched on the document.
 */
export function loadOnDemand(name: string, load: () => Promise<unknown>): void {
  const containers = document.querySelectorAll(`[${ISLAND_ATTRIBUTE}="${name}"]`);
  if (containers.length === 0) return;
  for (const container of containers) container.setAttribute(LOADING_ATTRIBUTE, '');
  load().catch(() => {
    for (const container of containers) container.removeAttribute(LOADING_ATTRIBUTE);
    document.dispatchEvent(new Event(FAILED_EVENT));
  });
}
