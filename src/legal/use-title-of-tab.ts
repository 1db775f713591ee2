import { useEffect } from 'react';

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]');

/**
 * Sets the page's title and canonical address to those of the tab in the address; without one, to those of the built
 * page. Browsers show the title in their history.
 *
 * @param tab the name of the shown document
 * @param title of the page while the document is shown
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
