import { Tab, TabList, TabPanel, TabPanels, Tabs } from '@reach/tabs';
import { useLayoutEffect, useState, type MouseEvent } from 'react';
import type { Slots } from '../../plugins/islands';
import { LEGAL_TABS_ID } from '../shared/ids';
import { tabPath } from '../shared/routes';
import { markCurrentClause } from './mark-current-clause';

interface LegalTabsProps {
  /** `pageTitle` is the title of the page at the address of the document. */
  documents: { name: string; label: string; pageTitle: string }[];
  /** The title of the page at its address without a document. */
  pageTitle: string;
  /** The documents by name. */
  slots: Slots;
}

/** The documents as tabs; the selected tab, `?tab=` and the title stay in sync (docs/requirements.md, section 2). */
export function LegalTabs({ documents, pageTitle, slots }: LegalTabsProps) {
  const names = documents.map(({ name }) => name);
  // Undefined until hydration, and for `?print=all`, which shows all documents.
  const [chosen, setChosen] = useState<string>();
  const tab = chosen ?? names[0] ?? '';

  useLayoutEffect(() => {
    const readAddress = () => {
      setChosen(tabInAddress(documents));
      document.title = titleInAddress(documents, pageTitle);
    };
    readAddress();
    document.documentElement.removeAttribute('data-tab');
    if (asksForAll()) window.print();
    window.addEventListener('popstate', readAddress);
    return () => window.removeEventListener('popstate', readAddress);
  }, [documents, pageTitle]);

  // Another tab has another list of contents.
  useLayoutEffect(() => {
    markCurrentClause();
    window.addEventListener('scroll', markCurrentClause, { passive: true });
    return () => window.removeEventListener('scroll', markCurrentClause);
  }, [tab]);

  const select = (index: number) => {
    const name = names[index] ?? '';
    setChosen(name);
    // A click has already pushed a history entry; arrow keys replace the entry.
    if (tabInAddress(documents) !== name) window.history.replaceState(null, '', tabPath(name));
    document.title = titleInAddress(documents, pageTitle);
  };

  /** A tab is a link: it opens in a new window too, and works before hydration. Runs before the tab's own handler. */
  const followLink = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return event.stopPropagation();
    const link = (event.target as Element).closest('a');
    // Compares the query only: some hosts serve the page at /legal/.
    if (link && link.search !== window.location.search) window.history.pushState(null, '', link.href);
  };

  return (
    <Tabs id={LEGAL_TABS_ID} index={names.indexOf(tab)} onChange={select}>
      <TabList
        className="container js-only screen-only"
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

const query = () => new URLSearchParams(window.location.search);

const asksForAll = () => query().get('print') === 'all';

const documentInAddress = (documents: LegalTabsProps['documents']) =>
  documents.find(({ name }) => name === query().get('tab'));

/** @returns the document in the address; the first for any other value; undefined for all of them */
function tabInAddress(documents: LegalTabsProps['documents']): string | undefined {
  if (asksForAll()) return undefined;
  return (documentInAddress(documents) ?? documents[0])?.name;
}

/** @returns what the browser's history calls the address */
const titleInAddress = (documents: LegalTabsProps['documents'], pageTitle: string): string =>
  documentInAddress(documents)?.pageTitle ?? pageTitle;
