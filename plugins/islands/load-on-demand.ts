import { FAILED_EVENT, ISLAND_ATTRIBUTE, LOADING_ATTRIBUTE } from './dom-names';

/**
 * Imports an island when the page has a container of it. The script of all pages calls this. Once that script
 * has run, the loader (load-islands.ts) lets the page do without scripts if an island isn't ready, except for
 * one with LOADING_ATTRIBUTE, whose separate script is still on its way. If that fails, the containers lose
 * the attribute, and FAILED_EVENT lets the loader look again.
 *
 * @param name the island's name
 * @param load imports its file, which hydrates it
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
