/**
 * Lets the browser's find in page search closed answers before hydration. It runs as an inline script
 * that follows the answers.
 *
 * @param panelSelector matches the panel of each answer
 */
export function makeAnswersSearchable(panelSelector: string): void {
  for (const panel of document.querySelectorAll(panelSelector)) {
    panel.setAttribute('hidden', 'until-found');
  }
}
