/**
 * Lets the browser's find in page, and text fragments in addresses (`#:~:text=`), search the answers, all of
 * which are closed at first (HTML standard, section 6.1). It runs as an inline script that follows the
 * answers; after hydration, useOpenAnswer runs it.
 *
 * @param panelSelector matches the panel of each closed answer
 */
export function makeAnswersSearchable(panelSelector: string): void {
  for (const panel of document.querySelectorAll(panelSelector)) {
    panel.setAttribute('hidden', 'until-found');
  }
}
