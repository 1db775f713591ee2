import { Tab, TabList, TabPanel, TabPanels, Tabs } from '@reach/tabs';
import { useLayoutEffect, useState, type MouseEvent } from 'react';
import type { Slots } from '../../plugins/islands';
import { LEGAL_ATTRIBUTES, LEGAL_TABS_ID } from '../shared/ids';
import { PRINT_ALL, PRINT_PARAMETER, TAB_PARAMETER, tabPath } from '../shared/routes';
import { markCurrentClause } from './mark-current-clause';

interface LegalTabsProps {
  /** `label` is the text of the tab; `pageTitle` is the title of the page while the document is in the address. */
  documents: { name: string; label: string; pageTitle: string }[];
  /** The title of the page while its address names no document. */
  pageTitle: string;
  /** The text of each document, by the name of the document. */
  slots: Slots;
}

/** The documents as tabs. The selected tab, the query `?tab=` and the title stay in sync (docs/requirements.md, section 2). */
export function LegalTabs({ documents, pageTitle, slots }: LegalTabsProps) {
  const names = documents.map(({ name }) => name);
  // Undefined until hydration, and while all documents are shown for print.
  const [chosen, setChosen] = useState<string>();
  const selected = chosen ?? names[0] ?? '';

  useLayoutEffect(() => {
    const readAddress = () => {
      setChosen(selectedInAddress(documents));
      document.title = titleInAddress(documents, pageTitle);
    };
    readAddress();
    document.documentElement.removeAttribute(LEGAL_ATTRIBUTES.chosen);
    if (isForPrint()) window.print();
    window.addEventListener('popstate', readAddress);
    return () => window.removeEventListener('popstate', readAddress);
  }, [documents, pageTitle]);

  // The effect runs again for each tab, because each document has its own list of contents.
  useLayoutEffect(() => {
    markCurrentClause();
    window.addEventListener('scroll', markCurrentClause, { passive: true });
    return () => window.removeEventListener('scroll', markCurrentClause);
  }, [selected]);

  const selectTab = (index: number) => {
    const name = names[index] ?? '';
    setChosen(name);
    // After a click, followLink has already added a history entry. Arrow keys replace the current one.
    if (selectedInAddress(documents) !== name) window.history.replaceState(null, '', tabPath(name));
    document.title = titleInAddress(documents, pageTitle);
  };

  /**
   * Changes the address before Reach selects the tab. Each tab is a link, so that it works before hydration and can be opened
   * in a new window.
   */
  const followLink = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return event.stopPropagation();
    const link = (event.target as Element).closest('a');
    // Only the query is compared, because some hosts serve the page at /legal/.
    if (link && link.search !== window.location.search) window.history.pushState(null, '', link.href);
  };

  return (
    <Tabs id={LEGAL_TABS_ID} index={names.indexOf(selected)} onChange={selectTab}>
      <TabList
        className="container js-only screen-only"
        aria-label="Legal documents"
        onClickCapture={followLink}
        onClick={(event) => event.preventDefault()}
      >
        {documents.map(({ name, label }, index) => (
          <Tab
            key={name}
            index={index}
            as="a"
            href={tabPath(name)}
            {...{ [LEGAL_ATTRIBUTES.document]: name }}
          >
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {documents.map(({ name }, index) => (
          <TabPanel
            key={name}
            index={index}
            hidden={!!chosen && name !== selected}
            {...{ [LEGAL_ATTRIBUTES.document]: name }}
          >
            {slots[name]}
          </TabPanel>
        ))}
      </TabPanels>
    </Tabs>
  );
}

const query = () => new URLSearchParams(window.location.search);

const isForPrint = () => query().get(PRINT_PARAMETER) === PRINT_ALL;

const documentInAddress = (documents: LegalTabsProps['documents']) =>
  documents.find(({ name }) => name === query().get(TAB_PARAMETER));

/** @returns the name of the document in the address, or else of the first document; undefined while all are shown for print */
function selectedInAddress(documents: LegalTabsProps['documents']): string | undefined {
  if (isForPrint()) return undefined;
  return (documentInAddress(documents) ?? documents[0])?.name;
}

/** @returns the title of the page at the current address */
const titleInAddress = (documents: LegalTabsProps['documents'], pageTitle: string): string =>
  documentInAddress(documents)?.pageTitle ?? pageTitle;
