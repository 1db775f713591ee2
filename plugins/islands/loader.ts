import { ISLANDS } from './constants';

/** Matches islands that React has not hydrated yet, while scripts are expected to work. */
const NOT_READY = `[${ISLANDS.script}] [${ISLANDS.island}]:not([${ISLANDS.ready}])`;

/**
 * If a page has not painted this many milliseconds after its load event, the scripts are loaded
 * nevertheless.
 */
const PAINT_TIMEOUT = 1000;

/**
 * If this script runs more than this many milliseconds after the navigation began, the connection
 * counts as slow.
 */
const SLOW_CONNECTION = 300;

/**
 * For how many milliseconds an early click or submit waits for its island before the page does
 * without scripts.
 */
const ACTION_TIMEOUT = 5000;

/**
 * Loads the scripts of the islands after the first paint. It is inlined in front of the content of
 * each page, minified by bundle-loader.ts.
 *
 * Clicks and submits on an island that is not ready are captured, announced beside it, and replayed
 * when it is ready. When a script fails, or has not arrived ACTION_TIMEOUT after such an action, a
 * captured link is followed, and what works without scripts replaces each island that is not ready.
 */
export function loadIslands(): void {
  const root = document.documentElement;
  const template = document.getElementById(ISLANDS.scriptsId) as HTMLTemplateElement;
  // Gatsby's inline scripts are for its runtime, which is not on the page: they stay in the
  // template, where nothing runs.
  const scripts = [...template.content.querySelectorAll<HTMLScriptElement>('script[src]')];
  /**
   * The last early action on each island: its target is the element at `index` of those that match
   * `selector`. The element itself would not do, because React recreates the elements of a page
   * that was translated.
   */
  const capturedActions = new Map<Element, { selector: string; index: number }>();

  const captureAction = (event: Event) => {
    const selector = event.type === 'submit' ? 'form' : 'button,[role=tab]';
    const target = (event.target as Element).closest(selector);
    const island = target?.closest(NOT_READY);
    if (!target || !island || asksForAnotherWindow(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!capturedActions.has(island)) {
      preloadChunk(island.getAttribute(ISLANDS.chunk));
      setTimeout(fallBack, ACTION_TIMEOUT);
    }
    stopWaiting(island);
    announce(island, true);
    target.setAttribute('aria-busy', 'true');
    capturedActions.set(island, { selector, index: [...island.querySelectorAll(selector)].indexOf(target) });
  };

  /**
   * @returns the target of the captured action; undefined when there is none, or the island threw
   * and shows an error
   */
  const findTarget = (island: Element) => {
    const action = capturedActions.get(island);
    return action && island.querySelectorAll<HTMLElement>(action.selector)[action.index];
  };

  const replayAction = (event: Event) => {
    const island = event.target as Element;
    island.setAttribute(ISLANDS.ready, '');
    // The page may have fallen back already: then the scripts have arrived after all, and take
    // over.
    root.setAttribute(ISLANDS.script, '');
    stopWaiting(island);
    const target = findTarget(island);
    capturedActions.delete(island);
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target?.click();
  };

  /**
   * Makes the page do without scripts, unless all islands are ready. Scripts that arrive later
   * still take over.
   */
  const fallBack = () => {
    if (document.querySelector(NOT_READY) === null) return;
    // The captured actions come first, because not every browser moves the focus to a button that
    // is clicked.
    const islandInUse = [...capturedActions.keys()].pop() ?? document.activeElement?.closest(NOT_READY);
    const target = islandInUse && findTarget(islandInUse);
    if (target instanceof HTMLAnchorElement) {
      location.assign(target.href);
      return;
    }
    root.removeAttribute(ISLANDS.script);
    for (const island of capturedActions.keys()) stopWaiting(island);
    // The fallback may have hidden the focused element, so what replaces it gets the focus.
    if (islandInUse) findBeside(islandInUse, `.${ISLANDS.fallbackClass}`)?.focus();
  };

  /**
   * Preloads a chunk, if there is one of that name. The scripts would request it only after they
   * have arrived.
   */
  const preloadChunk = (name: string | null) => {
    if (name === null) return;
    // One of Gatsby's inline scripts, as text in the template, maps the names of chunks to the
    // paths of their files.
    const file = template.content.textContent.match(`/${name}-\\w+\\.js`);
    if (file) preload(file[0]);
  };

  /** Gives up islands that are not ready although nothing is on its way to them any more. */
  const giveUpIslands = () => {
    if (document.querySelector(`${NOT_READY}:not([${ISLANDS.loading}])`)) fallBack();
  };

  // Islands become ready while the scripts run. One that is not ready after the last script has run
  // never will be, unless it has a script of its own.
  void Promise.all(scripts.map(whenRun)).then(giveUpIslands, giveUpIslands);
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    document.head.append(...scripts);
    // An island with a script of its own gives its name to the chunk.
    for (const island of document.querySelectorAll(NOT_READY))
      preloadChunk(island.getAttribute(ISLANDS.island));
  };

  root.setAttribute(ISLANDS.script, '');
  // On a slow connection, waiting for the paint would add a round trip. A preload of low priority
  // does not delay the paint.
  if (performance.now() > SLOW_CONNECTION) {
    for (const script of scripts) preload(script.getAttribute('src'));
  }
  document.addEventListener('click', captureAction, true);
  document.addEventListener('submit', captureAction, true);
  document.addEventListener(ISLANDS.readyEvent, replayAction);
  document.addEventListener(ISLANDS.failedEvent, giveUpIslands);
  // A page in a background tab does not paint, and still has to work when its tab is opened.
  addEventListener('load', () => setTimeout(start, PAINT_TIMEOUT));
  new PerformanceObserver(() => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * @returns a promise that is resolved when the script has run, and rejected when it cannot be
 * loaded
 */
function whenRun(script: HTMLScriptElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
}

/** Whether a click is one that opens a link in another tab or window, or downloads it. */
function asksForAnotherWindow(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** Takes back what a captured action has shown on the island and beside it. */
function stopWaiting(island: Element): void {
  announce(island, false);
  for (const busy of island.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
}

/** Shows or clears the notice beside an island that an early action waits. */
function announce(island: Element, isWaiting: boolean): void {
  const notice = findBeside(island, `[${ISLANDS.waiting}]`);
  if (!notice) return;
  notice.textContent = isWaiting ? notice.getAttribute(ISLANDS.waiting) : '';
  if (isWaiting) notice.scrollIntoView({ block: 'nearest' });
}

/**
 * Finds an element beside an island. It searches no deeper, since the parent of an island may hold
 * the whole page.
 */
function findBeside(island: Element, selector: string): HTMLElement | null {
  return island.parentElement?.querySelector<HTMLElement>(`:scope > ${selector}`) ?? null;
}

function preload(href: string | null): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href }));
}
