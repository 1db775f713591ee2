import { CHROMIUM, HEADLESS_SHELL, type Requirement, programPath } from './programs';

// Chromium's sandbox doesn't work for root, the usual user in a container.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * The options with which Playwright starts Chromium or Chrome as visitors have it. Where neither is
 * installed, Playwright starts its own Chromium.
 */
export const chromiumOptions = optionsFor(CHROMIUM);

/**
 * The options for tests that need no window: with them, Playwright starts the headless shell where that is
 * installed, and otherwise Chromium.
 */
export const launchOptions = programPath(HEADLESS_SHELL) ? optionsFor(HEADLESS_SHELL) : chromiumOptions;

function optionsFor(program: Requirement) {
  const executablePath = programPath(program);
  return { ...(executablePath && { executablePath }), args };
}
