import { useEffect, useRef } from 'react';

/**
 * Sets the page's title and canonical address to those of the tab in the address; without one, to those of the built
 * page. Browsers show the title in their history.
 *
 * @param tab the name of the shown document
 * @param title of the page while the document is shown
 */
export function useTitleOfTab(tab: string, title: string): void {
  const built = useRef<[title: string, address: string]>();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const [pageTitle, pageAddress] = (built.current ??= [document.title, link?.href ?? '']);
    const isAsked = new URLSearchParams(window.location.search).get('tab') === tab;
    document.title = isAsked ? title : pageTitle;
    if (link) link.href = isAsked ? `${pageAddress}?tab=${tab}` : pageAddress;
  });
}
