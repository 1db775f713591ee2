import { Tab, TabList, TabPanel, TabPanels, Tabs } from '@reach/tabs';
import { forwardRef, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { LEGAL_TABS_ID } from '../shared/ids';
import type { Slots } from '../../plugins/islands';
import { useLayoutEffectInBrowser } from '../shared/layout-effect';
import { tabPath } from '../shared/routes';
import { tabInAddress } from './tab-in-address';
import { useFocusInView } from './use-focus-in-view';
import { useScrollSpy } from './use-scroll-spy';
import { useTitleOfTab } from './use-title-of-tab';

interface LegalTabsProps {
  /** `title` is what browsers show while the document does. */
  documents: { name: string; label: string; title: string }[];
  /** The documents' text by name. */
  slots: Slots;
}

/** The four documents as tabs; the address and the tab keep together (specification, section 2). */
export function LegalTabs({ documents, slots }: LegalTabsProps) {
  const names = documents.map(({ name }) => name);
  const [tab, setTab] = useState(names[0] ?? '');
  // Until the address is read, the page's first script and the styles decide which panel shows.
  const [ready, setReady] = useState(false);

  useLayoutEffectInBrowser(() => {
    const follow = () => setTab(tabInAddress(window.location.search, names));
    follow();
    setReady(true);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  useLayoutEffectInBrowser(() => {
    if (ready) document.documentElement.removeAttribute('data-tab');
  }, [ready]);

  const tabs = useRef<HTMLDivElement>(null);
  useFocusInView(tabs);
  useScrollSpy(tabs, tab);
  useTitleOfTab(tab, documents.find(({ name }) => name === tab)?.title ?? '');

  const choose = (index: number) => {
    const name = names[index] ?? '';
    setTab(name);
    // A click has put its own entry into the history; arrow keys come here first and leave none.
    if (tabInAddress(window.location.search, names) !== name) {
      window.history.replaceState(null, '', tabPath(name));
    }
  };

  return (
    <Tabs ref={tabs} id={LEGAL_TABS_ID} index={names.indexOf(tab)} onChange={choose}>
      <TabList className="js-only" aria-label="Legal documents">
        {documents.map(({ name, label }, index) => (
          <Tab key={name} index={index} as={TabLink} href={tabPath(name)} data-document={name}>
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {documents.map(({ name }, index) => (
          <TabPanel key={name} index={index} hidden={ready && name !== tab} data-document={name}>
            {slots[name]}
          </TabPanel>
        ))}
      </TabPanels>
    </Tabs>
  );
}

/** A tab that is also a link: it can be opened in another window, and works before React does. */
const TabLink = forwardRef<HTMLAnchorElement, ComponentProps<'a'>>(function TabLink(
  { href = '', onClick, ...props },
  ref,
) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Of the query alone: there are hosts that answer at /legal/.
    if (event.currentTarget.search !== window.location.search) {
      window.history.pushState(null, '', href);
    }
    onClick?.(event);
  };
  return (
    <a {...props} role="tab" href={href} ref={ref} onClick={follow}>
      {props.children}
    </a>
  );
});
