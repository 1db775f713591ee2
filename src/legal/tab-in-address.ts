/**
 * The tab in an address (specification, section 2). Inlined via `toString()`: no imports or closures.
 *
 * @param search the query of an address, for instance `?tab=privacy`
 * @param tabs the names of all tabs; the first is the default
 * @returns the name of a tab, the default for any other value
 */
export function tabInAddress(search: string, tabs: readonly string[]): string {
  const asked = new URLSearchParams(search).get('tab');
  return tabs.find((tab) => tab === asked) || tabs[0] || '';
}

/**
 * @param tabs the names of all tabs
 * @returns an inline script that shows the tab in the address before the first paint, by an attribute for the
 *   styles, and marks it as selected once the document is parsed; hydration comes later
 */
export function firstTabScript(tabs: readonly string[]): string {
  return `(${showFirstTab.toString()})((${tabInAddress.toString()})(location.search,${JSON.stringify(tabs)}))`;
}

function showFirstTab(asked: string): void {
  document.documentElement.setAttribute('data-tab', asked);
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelectorAll<HTMLElement>('[role=tab]').forEach((tab) => {
      const isAsked = tab.dataset['document'] === asked;
      tab.setAttribute('aria-selected', String(isAsked));
      tab.tabIndex = isAsked ? 0 : -1;
    });
  });
}
