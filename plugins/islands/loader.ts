import { ISLANDS } from './protocol';

const WAITING_ISLAND = `[${ISLANDS.script}] [${ISLANDS.island}]:not([${ISLANDS.ready}])`;

/** How long a page may take to paint before the scripts load nevertheless, in milliseconds after its load event. */
const LONGEST_PAINT = 1000;

/** A page whose first script runs later than this has a slow line, in milliseconds since the navigation. */
const SLOW_LINE = 300;

/** How long an early click or submit may wait before the page does without scripts, in milliseconds. */
const LONGEST_WAIT = 5000;

/**
 * The inline script of each page, before its content: bundle-loader.ts makes it.
 * Waits for first paint, then loads the scripts. Clicks and submits on an island that is not ready are captured,
 * announced beside it, and replayed when it is ready. When the scripts have failed, or have not come some seconds after
 * such an action, a link leads where it leads, and each island gives way to what works without it.
 */
export function loadIslands(): void {
  const root = document.documentElement;
  const template = document.getElementById(ISLANDS.scriptsId) as HTMLTemplateElement;
  // Gatsby's inline scripts beside them are for its runtime: they stay in the template, which runs nothing.
  const scripts = [...template.content.querySelectorAll<HTMLScriptElement>('script[src]')];
  /** The last early action on each island. By index: in a translated page, React recreates the elements. */
  const captured = new Map<Element, { selector: string; index: number }>();

  const capture = (event: Event) => {
    const selector = event.type === 'submit' ? 'form' : 'button,[role=tab]';
    const target = (event.target as Element).closest(selector);
    const island = target?.closest(WAITING_ISLAND);
    if (!target || !island || asksForAnotherWindow(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!captured.has(island)) {
      preloadChunk(island);
      setTimeout(fallBack, LONGEST_WAIT);
    }
    stopWaiting(island);
    announce(island, true);
    target.setAttribute('aria-busy', 'true');
    captured.set(island, { selector, index: [...island.querySelectorAll(selector)].indexOf(target) });
  };

  /** @returns the element of the captured action; an island that threw shows an error instead */
  const findTarget = (island: Element) => {
    const action = captured.get(island);
    return action && island.querySelectorAll<HTMLElement>(action.selector)[action.index];
  };

  const replay = (event: Event) => {
    const island = event.target as Element;
    island.setAttribute(ISLANDS.ready, '');
    // The scripts may have come after all, when the page already did without them.
    root.setAttribute(ISLANDS.script, '');
    stopWaiting(island);
    const target = findTarget(island);
    captured.delete(island);
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target?.click();
  };

  /** Does without the scripts, unless all islands are ready. Scripts that come late still take over, and replay. */
  const fallBack = () => {
    if (document.querySelector(WAITING_ISLAND) === null) return;
    // Not every browser focuses a button that is clicked.
    const used = [...captured.keys()].pop() ?? document.activeElement?.closest(WAITING_ISLAND);
    const target = used && findTarget(used);
    if (target instanceof HTMLAnchorElement) return location.assign(target.href);
    root.removeAttribute(ISLANDS.script);
    for (const island of captured.keys()) stopWaiting(island);
    // The element in use may be hidden now: moves the focus to what replaces it.
    if (used) findBeside(used, `.${ISLANDS.fallbackClass}`)?.focus();
  };

  /** Loads what an island imports on demand at the same time as the scripts, which would ask for it later. */
  const preloadChunk = (island: Element) => {
    const name = island.getAttribute(ISLANDS.chunk);
    if (name === null) return;
    // One of Gatsby's inline scripts maps the names of chunks to their files.
    const file = template.content.textContent.match(`/${name}-\\w+\\.js`);
    if (file) preload(file[0]);
  };

  // Each script makes its islands ready while it runs: those that are not ready afterwards never will be.
  void Promise.all(scripts.map(hasRun)).then(fallBack, fallBack);
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    document.head.append(...scripts);
  };

  root.setAttribute(ISLANDS.script, '');
  // On a slow line latency dominates, and a preload of low priority does not delay the paint.
  if (performance.now() > SLOW_LINE) scripts.forEach((script) => preload(script.getAttribute('src')));
  document.addEventListener('click', capture, true);
  document.addEventListener('submit', capture, true);
  document.addEventListener(ISLANDS.readyEvent, replay);
  // A page in a background tab does not paint.
  addEventListener('load', () => setTimeout(start, LONGEST_PAINT));
  new PerformanceObserver(() => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  }).observe({ type: 'paint', buffered: true });
}

/** @returns a promise that is rejected when the script cannot be loaded */
function hasRun(script: HTMLScriptElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
}

function asksForAnotherWindow(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

function stopWaiting(island: Element): void {
  announce(island, false);
  for (const busy of island.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
}

function announce(island: Element, isWaiting: boolean): void {
  const notice = findBeside(island, `[${ISLANDS.waiting}]`);
  if (!notice) return;
  notice.textContent = isWaiting ? notice.getAttribute(ISLANDS.waiting) : '';
  if (isWaiting) notice.scrollIntoView({ block: 'nearest' });
}

/** Looks among direct children only: the parent of the navigation bar holds the whole page. */
function findBeside(island: Element, selector: string): HTMLElement | null {
  return island.parentElement?.querySelector<HTMLElement>(`:scope > ${selector}`) ?? null;
}

function preload(href: string | null): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href }));
}
