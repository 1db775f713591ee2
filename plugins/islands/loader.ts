import { ISLANDS } from './protocol';

const WAITING_ISLAND = `[${ISLANDS.script}] [${ISLANDS.island}]:not([${ISLANDS.ready}])`;

/** How long a page may take to paint before the scripts load nevertheless, in milliseconds after its load event. */
const LONGEST_PAINT = 1000;

/** A page whose first script runs later than this has a slow line, in milliseconds since the navigation. */
const SLOW_LINE = 300;

/** How long islands may take to get ready once all scripts have run, in milliseconds. */
const LONGEST_START = 5000;

/**
 * The inline script of each page, before its content: bundle-loader.ts makes it.
 * Waits for first paint, then loads the scripts. Clicks and submits on an island that is not ready are captured,
 * announced beside it, and replayed when it is ready. When a script fails, each island that is not ready gives way to
 * what works without it.
 */
export function loadIslands(): void {
  const root = document.documentElement;
  const template = document.getElementById(ISLANDS.scriptsId) as HTMLTemplateElement;
  // Gatsby's inline scripts beside them are for its runtime: they stay in the template, which runs nothing.
  const scripts = template.content.querySelectorAll<HTMLScriptElement>('script[src]');
  let arriving = scripts.length;
  /** The last early action on each island. By index: in a translated page, React recreates the elements. */
  const captured = new Map<Element, { selector: string; index: number }>();

  const capture = (event: Event) => {
    const selector = event.type === 'submit' ? 'form' : 'button,[role=tab]';
    const target = (event.target as Element).closest(selector);
    const island = target?.closest(WAITING_ISLAND);
    if (!target || !island || asksForAnotherWindow(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    release(island);
    announce(island, true);
    target.setAttribute('aria-busy', 'true');
    captured.set(island, { selector, index: [...island.querySelectorAll(selector)].indexOf(target) });
  };

  /** @returns the element of the captured action on an island, which no longer waits */
  const release = (island: Element) => {
    const action = captured.get(island);
    captured.delete(island);
    announce(island, false);
    for (const busy of island.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
    return action && island.querySelectorAll<HTMLElement>(action.selector)[action.index];
  };

  const replay = (event: Event) => {
    const island = event.target as Element;
    island.setAttribute(ISLANDS.ready, '');
    // An island that threw shows an error instead of the element.
    const target = release(island);
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target?.click();
  };

  const fallBack = () => {
    const focused = document.activeElement?.closest(WAITING_ISLAND);
    // Not every browser focuses a button that is clicked.
    const used = [...captured.keys()].pop() ?? focused;
    captured.forEach((_action, island) => release(island));
    const isWaiting = document.querySelector(WAITING_ISLAND) !== null;
    if (isWaiting) root.removeAttribute(ISLANDS.script);
    // The element in use may be hidden now: moves the focus to what replaces it.
    if (used) findBeside(used, `.${ISLANDS.fallbackClass}`)?.focus();
  };

  for (const script of scripts) {
    script.onerror = fallBack;
    script.onload = () => {
      arriving -= 1;
      // A script that arrives but throws makes no island ready.
      if (arriving === 0) setTimeout(fallBack, LONGEST_START);
    };
  }
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    document.head.append(...scripts);
  };

  root.setAttribute(ISLANDS.script, '');
  // On a slow line latency dominates, and a preload of low priority does not delay the paint.
  if (performance.now() > SLOW_LINE) scripts.forEach(preload);
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

function asksForAnotherWindow(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
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

function preload(script: HTMLScriptElement): void {
  const href = script.getAttribute('src');
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href }));
}
