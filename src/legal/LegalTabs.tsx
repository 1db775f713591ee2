import { Tab, TabList, TabPanel, TabPanels, Tabs } from '@reach/tabs';
import { useRef, useState, type MouseEvent } from 'react';
import { LEGAL_TABS_ID } from '../shared/ids';
import type { Slots } from '../../plugins/islands';
import { useLayoutEffectInBrowser } from '../shared/layout-effect';
import { tabPath } from '../shared/routes';
import { tabInAddress } from './tab-in-address';
import { useFocusInView } from './use-focus-in-view';
import { useScrollSpy } from './use-scroll-spy';
import { useTitleOfTab } from './use-title-of-tab';

interface LegalTabsProps {
  /** `title` is the title of the page while the document is shown. */
  documents: { name: string; label: string; title: string }[];
  /** The documents by name. */
  slots: Slots;
}

/** The documents as tabs; the selected tab and `?tab=` stay in sync (specification, section 2). */
export function LegalTabs({ documents, slots }: LegalTabsProps) {
  const names = documents.map(({ name }) => name);
  // Undefined until hydration: an inline script and the styles choose the visible panel (tab-in-address.ts).
  const [chosen, setTab] = useState<string>();
  const tab = chosen ?? names[0] ?? '';

  useLayoutEffectInBrowser(() => {
    const readAddress = () => setTab(tabInAddress(window.location.search, names));
    readAddress();
    window.addEventListener('popstate', readAddress);
    return () => window.removeEventListener('popstate', readAddress);
  }, []);

  useLayoutEffectInBrowser(() => {
    if (chosen) document.documentElement.removeAttribute('data-tab');
  }, [chosen]);

  const tabs = useRef<HTMLDivElement>(null);
  useFocusInView(tabs);
  useScrollSpy(tabs, tab);
  useTitleOfTab(tab, documents.find(({ name }) => name === tab)?.title ?? '');

  const select = (index: number) => {
    const name = names[index] ?? '';
    setTab(name);
    // A click has already pushed a history entry; arrow keys replace the entry.
    if (tabInAddress(window.location.search, names) !== name) {
      window.history.replaceState(null, '', tabPath(name));
    }
  };

  /** A tab is a link: it opens in a new window too, and works before hydration. Runs before the tab's own handler. */
  const followLink = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return event.stopPropagation();
    const link = (event.target as Element).closest('a');
    // Compares the query only: some hosts serve the page at /legal/.
    if (link && link.search !== window.location.search) window.history.pushState(null, '', link.href);
  };

  return (
    <Tabs ref={tabs} id={LEGAL_TABS_ID} index={names.indexOf(tab)} onChange={select}>
      <TabList
        className="js-only screen-only"
        aria-label="Legal documents"
        onClickCapture={followLink}
        onClick={(event) => event.preventDefault()}
      >
        {documents.map(({ name, label }, index) => (
          <Tab key={name} index={index} as="a" href={tabPath(name)} data-document={name}>
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {documents.map(({ name }, index) => (
          <TabPanel key={name} index={index} hidden={!!chosen && name !== tab} data-document={name}>
            {slots[name]}
          </TabPanel>
        ))}
      </TabPanels>
    </Tabs>
  );
}
