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

/** The script that shows the asked tab before the first paint, by an attribute that the styles know. */
export function firstTabScript(tabs: readonly string[]): string {
  return `document.documentElement.setAttribute('data-tab',(${tabInAddress.toString()})(location.search,${JSON.stringify(tabs)}))`;
}
