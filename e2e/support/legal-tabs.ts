import { expect, type Locator, type Page } from '@playwright/test';
import type { LEGAL_DOCUMENT_NAMES } from '../../src/shared/legal-document-names';

export type LegalDocumentName = (typeof LEGAL_DOCUMENT_NAMES)[number];

/** The documents of e2e/content/legal, by name. `lastUpdated` is the date of the version in force. */
export const LEGAL_DOCUMENTS = {
  terms: { tab: 'Terms', title: 'Terms of Use', lastUpdated: 'May 2, 2025' },
  privacy: { tab: 'Privacy', title: 'Privacy Notice', lastUpdated: 'May 2, 2025' },
  cookie: { tab: 'Cookie', title: 'Cookie Notice', lastUpdated: 'May 2, 2025' },
  disclaimer: { tab: 'Disclaimer', title: 'Disclaimer', lastUpdated: 'November 3, 2025' },
} as const satisfies Record<LegalDocumentName, object>;

export const legalTab = (page: Page, name: LegalDocumentName): Locator =>
  page.getByRole('tab', { name: LEGAL_DOCUMENTS[name].tab, exact: true });

/** The panels of all documents that are shown; each has the name of its tab. */
const shownPanels = (page: Page): Locator => page.getByRole('tabpanel');

/** The panel of a document, unless it is hidden. */
export const legalPanel = (page: Page, name: LegalDocumentName): Locator =>
  page.getByRole('tabpanel', { name: LEGAL_DOCUMENTS[name].tab, exact: true });

/** Expects that a document is shown, and no other. */
export async function expectOnlyPanel(page: Page, name: LegalDocumentName): Promise<void> {
  await expect(legalPanel(page, name)).toBeVisible();
  await expect(shownPanels(page)).toHaveCount(1);
}

/** Expects that the tab of a document is selected, and that its document alone is shown. */
export async function expectTab(page: Page, name: LegalDocumentName): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(LEGAL_DOCUMENTS[name].tab);
  await expectOnlyPanel(page, name);
}
