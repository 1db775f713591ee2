import {
  CHUNK_ATTRIBUTE,
  ERROR_CLASS,
  FAILED_EVENT,
  FALLBACK_CLASS,
  ISLAND_ATTRIBUTE,
  LOADING_ATTRIBUTE,
  READY_ATTRIBUTE,
  READY_EVENT,
  SCRIPTS_ID,
  SCRIPT_ATTRIBUTE,
  WAITING_ATTRIBUTE,
} from './dom-names';

const NOT_READY = `[${SCRIPT_ATTRIBUTE}] [${ISLAND_ATTRIBUTE}]:not([${READY_ATTRIBUTE}])`;

/** A page that hasn't painted this long after its load event loads the script nevertheless. */
const PAINT_TIMEOUT_MS = 1000;

/** If this script runs later than this after the navigation began, the connection counts as slow. */
const SLOW_CONNECTION_MS = 300;

/** An early click or submit waits this long for its island before the page does without scripts. */
const ACTION_TIMEOUT_MS = 5000;

/**
 * The target of an early click or submit, as its index among the matches of a selector: React recreates the
 * elements themselves on a page that was translated.
 */
interface CapturedAction {
  selector: string;
  index: number;
}

/**
 * Loads the script of the islands after the first paint. It is inlined in front of the content of each page,
 * minified by bundle-inline-script.ts.
 *
 * Clicks and submits on an island that isn't ready are captured, announced beside it, and replayed when it
 * is ready. When the script fails, or hasn't arrived ACTION_TIMEOUT_MS after such an action, a captured link
 * is followed, and what works without scripts replaces each island that isn't ready.
 */
export function loadIslands(): void {
  const root = document.documentElement;
  const template = document.querySelector<HTMLTemplateElement>(`#${SCRIPTS_ID}`);
  // configure-webpack.ts makes one script for all pages. Gatsby's inline scripts are for its runtime, which
  // isn't on the page: they stay in the template, where nothing runs.
  const script = template?.content.querySelector<HTMLScriptElement>('script[src]');
  if (!template || !script) throw new Error('The page lacks its scripts: publish it as it was built.');
  const lastActions = new Map<Element, CapturedAction>();

  const captureAction = (event: Event) => {
    const selector = event.type === 'submit' ? 'form' : 'button,[role=tab]';
    const target = (event.target as Element).closest(selector);
    const island = target?.closest(NOT_READY);
    if (!target || !island || asksForAnotherWindow(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!lastActions.has(island)) {
      preloadChunk(template, island.getAttribute(CHUNK_ATTRIBUTE));
      setTimeout(fallBack, ACTION_TIMEOUT_MS);
    }
    startWaiting(island, target);
    lastActions.set(island, { selector, index: [...island.querySelectorAll(selector)].indexOf(target) });
  };

  const replayAction = (event: Event) => {
    const island = event.target as Element;
    island.setAttribute(READY_ATTRIBUTE, '');
    // The page may have fallen back already: then the script has arrived after all, and takes over.
    root.setAttribute(SCRIPT_ATTRIBUTE, '');
    stopWaiting(island);
    const target = findTarget(island, lastActions.get(island));
    lastActions.delete(island);
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target?.click();
  };

  /** Unless all islands are ready, the page does without scripts. A script that arrives later takes over. */
  const fallBack = () => {
    if (!document.querySelector(NOT_READY)) return;
    // The captured actions come first, because not every browser moves the focus to a button that is clicked.
    const islandInUse = [...lastActions.keys()].pop() ?? document.activeElement?.closest(NOT_READY);
    const target = islandInUse && findTarget(islandInUse, lastActions.get(islandInUse));
    if (target instanceof HTMLAnchorElement) {
      location.assign(target.href);
      return;
    }
    root.removeAttribute(SCRIPT_ATTRIBUTE);
    for (const island of lastActions.keys()) stopWaiting(island);
    // The fallback may have hidden the focused element, so what replaces it gets the focus.
    const fallback = islandInUse && findBeside(islandInUse, `.${FALLBACK_CLASS}`);
    if (!fallback) return;
    fallback.tabIndex = -1;
    fallback.focus();
  };

  /** Falls back when an island isn't ready, unless it still waits for its separate script. */
  const giveUpIslands = () => {
    if (document.querySelector(`${NOT_READY}:not([${LOADING_ATTRIBUTE}])`)) fallBack();
  };

  const start = () => {
    if (script.isConnected) return;
    document.head.append(script);
    // The chunk of an island with a separate script has the island's name.
    for (const island of document.querySelectorAll(NOT_READY)) {
      preloadChunk(template, island.getAttribute(ISLAND_ATTRIBUTE));
    }
  };

  root.setAttribute(SCRIPT_ATTRIBUTE, '');
  // On a slow connection, waiting for the paint would add a round trip. A preload of low priority doesn't
  // delay the paint.
  if (performance.now() > SLOW_CONNECTION_MS) preload(script.getAttribute('src'));
  document.addEventListener('click', captureAction, true);
  document.addEventListener('submit', captureAction, true);
  document.addEventListener(READY_EVENT, replayAction);
  document.addEventListener(FAILED_EVENT, giveUpIslands);
  // Islands become ready while the script runs. One that isn't ready afterwards never will be, unless it has
  // a separate script.
  script.addEventListener('load', giveUpIslands);
  script.addEventListener('error', giveUpIslands);
  // A page in a background tab doesn't paint, and still has to work when its tab is opened.
  addEventListener('load', () => setTimeout(start, PAINT_TIMEOUT_MS));
  new PerformanceObserver(() => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  }).observe({ type: 'paint', buffered: true });
}

function asksForAnotherWindow(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/**
 * @returns the target of a captured action; undefined when there is no action, or the island threw and shows
 *   an error, whose button nobody has pressed
 */
function findTarget(island: Element, action: CapturedAction | undefined): HTMLElement | undefined {
  if (!action || island.querySelector(`.${ERROR_CLASS}`)) return undefined;
  return island.querySelectorAll<HTMLElement>(action.selector)[action.index];
}

/** Shows on the target, and in the notice beside its island, that an action waits. */
function startWaiting(island: Element, target: Element): void {
  stopWaiting(island);
  target.setAttribute('aria-busy', 'true');
  const notice = findBeside(island, `[${WAITING_ATTRIBUTE}]`);
  if (!notice) return;
  notice.textContent = notice.getAttribute(WAITING_ATTRIBUTE);
  notice.scrollIntoView({ block: 'nearest' });
}

function stopWaiting(island: Element): void {
  findBeside(island, `[${WAITING_ATTRIBUTE}]`)?.replaceChildren();
  for (const busy of island.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
}

/** Searches no deeper than the siblings, because the parent of an island may hold the whole page. */
function findBeside(island: Element, selector: string): HTMLElement | null {
  return island.parentElement?.querySelector<HTMLElement>(`:scope > ${selector}`) ?? null;
}

/** Preloads a chunk, if there is one of that name. The script would request it only after its own arrival. */
function preloadChunk({ content }: HTMLTemplateElement, name: string | null): void {
  if (!name) return;
  // Gatsby's inline script `window.___chunkMapping` maps the names of chunks to the paths of their files. It
  // doesn't run, because it's in the template. webpack's own preloads would come too late: the script that
  // requests them is what the page waits for.
  const file = content.textContent.match(`/${name}-\\w+\\.js`);
  if (file) preload(file[0]);
}

function preload(href: string | null): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href }));
}
