/**
 * The tab that an address asks for (specification, section 2): honoured only where it is exactly one
 * of the tabs. Stands on its own: it also runs as text in the page, before anything else.
 *
 * @param search the query of an address, for instance `?tab=privacy`
 * @param tabs the tabs there are; the first is the default
 */
export function tabInAddress(search: string, tabs: readonly string[]): string {
  const asked = new URLSearchParams(search).get('tab');
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? '';
}

/**
 * The script that shows the asked tab before the first paint, by an attribute that the styles know,
 * and marks it as the chosen one as soon as the tabs are there: React may be late.
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
