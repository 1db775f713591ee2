import { useEffect } from 'react';

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]');

/**
 * Keeps the title and the canonical address with the tab that the address asks for; without one they
 * are the page's own. A changed title is what browsers show and say of an entry in the history.
 *
 * @param title the shown document's, as browsers should show it
 */
export function useTitleOfTab(tab: string, title: string): void {
  useEffect(() => {
    const [pageTitle, pageAddress] = builtIn();
    const isAsked = new URLSearchParams(window.location.search).get('tab') === tab;
    document.title = isAsked ? title : pageTitle;
    const link = canonical();
    if (link) link.href = isAsked ? `${pageAddress}?tab=${tab}` : pageAddress;
  });
}

let built: [title: string, address: string] | undefined;

/** What the page was built with. */
const builtIn = () => (built ??= [document.title, canonical()?.href ?? '']);
