import { Tab, TabList, TabPanel, TabPanels, Tabs } from '@reach/tabs';
import { useEffect, useState, type MouseEvent } from 'react';
import type { Slots } from '../../../plugins/islands';
import { LEGAL_TABS_ID } from '../../shared/ids';
import { PRINT_ALL, PRINT_PARAMETER, TAB_PARAMETER, tabPath } from '../../shared/legal-addresses';
import { useIsomorphicLayoutEffect } from '../../shared/use-isomorphic-layout-effect';
import { CLASS } from '../../theme/class-names';
import { markCurrentClause } from '../text/mark-current-clause';
import { LEGAL_ATTRIBUTES } from './legal-attributes';

/** A document as its tab shows it. */
interface TabDocument {
  /** The name of the document, such as `terms`. */
  name: string;
  /** The text of the tab. */
  label: string;
  /** The title of the page while the address names the document. */
  pageTitle: string;
}

interface LegalTabsProps {
  documents: TabDocument[];
  /** The title of the page while its address names no document. */
  pageTitle: string;
  /** The text of each document, by the name of the document. */
  slots: Slots;
}

/**
 * The documents as tabs. The selected tab, the query `?tab=` and the title stay in sync
 * (docs/requirements.md, section 2).
 */
export function LegalTabs({ documents, pageTitle, slots }: LegalTabsProps) {
  const [selectedIndex, setSelectedIndex] = useState(0);
  // Gatsby renders all documents, for visitors without scripts. All are shown for print, too.
  const [showsAll, setShowsAll] = useState(true);

  useIsomorphicLayoutEffect(() => {
    const readAddress = () => {
      setSelectedIndex(indexInAddress(documents));
      setShowsAll(isForPrint());
      document.title = titleInAddress(documents, pageTitle);
    };
    readAddress();
    document.documentElement.removeAttribute(LEGAL_ATTRIBUTES.preselected);
    window.addEventListener('popstate', readAddress);
    return () => window.removeEventListener('popstate', readAddress);
  }, [documents, pageTitle]);

  // Effects run after layout effects, so the layout effect above has already shown all documents.
  useEffect(() => {
    if (isForPrint()) window.print();
  }, []);

  // The effect runs again when other documents are shown, because those in hidden panels have no position.
  useIsomorphicLayoutEffect(() => {
    markCurrentClause();
    window.addEventListener('scroll', markCurrentClause, { passive: true });
    return () => window.removeEventListener('scroll', markCurrentClause);
  }, [selectedIndex, showsAll]);

  const selectTab = (index: number) => {
    setSelectedIndex(index);
    setShowsAll(false);
    // After a click, followLink has already added a history entry. Arrow keys replace the current one.
    const isInAddress = indexInAddress(documents) === index && !isForPrint();
    const name = documents[index]?.name;
    if (name && !isInAddress) window.history.replaceState(null, '', tabPath(name));
    document.title = titleInAddress(documents, pageTitle);
  };

  /**
   * Changes the address before Reach selects the tab. Each tab is a link, so that it works before hydration
   * and can be opened in a new window.
   */
  const followLink = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      // The browser opens the link elsewhere, so this page keeps its tab.
      event.stopPropagation();
      return;
    }
    const link = (event.target as Element).closest('a');
    // Only the query is compared, because some hosts serve the page at /legal/.
    if (link && link.search !== window.location.search) window.history.pushState(null, '', link.href);
  };

  return (
    <Tabs id={LEGAL_TABS_ID} index={selectedIndex} onChange={selectTab}>
      <TabList
        className={`${CLASS.container} ${CLASS.withScripts} ${CLASS.screenOnly}`}
        aria-label="Legal documents"
        onClickCapture={followLink}
        // Keeps the browser from loading the page of the link: followLink has changed the address.
        onClick={(event) => event.preventDefault()}
      >
        {documents.map(({ name, label }, index) => (
          <Tab key={name} index={index} as="a" href={tabPath(name)} {...attributesOf(name)}>
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {documents.map(({ name }, index) => (
          <TabPanel
            key={name}
            index={index}
            hidden={!showsAll && index !== selectedIndex}
            {...attributesOf(name)}
          >
            {slots[name]}
          </TabPanel>
        ))}
      </TabPanels>
    </Tabs>
  );
}

/** @returns the attributes by which the styles find the tab and the text of a document before hydration */
const attributesOf = (name: string) => ({ [LEGAL_ATTRIBUTES.document]: name });

const searchParams = () => new URLSearchParams(window.location.search);

const isForPrint = () => searchParams().get(PRINT_PARAMETER) === PRINT_ALL;

const documentInAddress = (documents: readonly TabDocument[]): TabDocument | undefined =>
  documents.find(({ name }) => name === searchParams().get(TAB_PARAMETER));

/** @returns the index of the document in the address, or else of the first one */
function indexInAddress(documents: readonly TabDocument[]): number {
  const inAddress = documentInAddress(documents);
  return inAddress ? documents.indexOf(inAddress) : 0;
}

const titleInAddress = (documents: readonly TabDocument[], pageTitle: string): string =>
  documentInAddress(documents)?.pageTitle ?? pageTitle;
