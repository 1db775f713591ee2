import type { ISLANDS } from '../../src/shared/island-protocol';

/**
 * Inlined into each page via `toString()`, before its content: no imports or closures.
 * Waits for first paint, then loads the scripts. Clicks and submits on an island that is not ready are captured,
 * announced beside it, and replayed when it is ready. When a script fails, each island that is not ready gives way to
 * what works without it.
 */
export function loader(names: typeof ISLANDS): void {
  const root = document.documentElement;
  const waitingIsland = `[${names.script}] [${names.island}]:not([${names.ready}])`;
  const { content } = document.getElementById(names.scriptsId) as HTMLTemplateElement;
  const scripts = content.querySelectorAll('script');
  let arriving = scripts.length;
  /** The last early action on each island. By index: in a translated page, React recreates the elements. */
  const captured = new Map<Element, { selector: string; index: number }>();

  // Direct children only: the parent of the navigation bar holds the whole page.
  const findBeside = (island: Element, selector: string) =>
    (island.parentElement as Element).querySelector<HTMLElement>(`:scope > ${selector}`);

  const announce = (island: Element, isWaiting: boolean) => {
    const notice = findBeside(island, `[${names.waiting}]`);
    if (!notice) return;
    notice.textContent = isWaiting ? notice.getAttribute(names.waiting) : '';
    if (isWaiting) notice.scrollIntoView({ block: 'nearest' });
  };

  const capture = (event: Event) => {
    const selector = event.type === 'submit' ? 'form' : 'button,[role=tab]';
    const target = (event.target as Element).closest(selector);
    const island = target && target.closest(waitingIsland);
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (!island || ctrlKey || metaKey || shiftKey || altKey) return;
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

  const replay = ({ target: island }: Event) => {
    (island as Element).setAttribute(names.ready, '');
    // None in an island that threw.
    const target = release(island as Element);
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else if (target) target.click();
  };

  const fallBack = () => {
    const focused = document.activeElement && document.activeElement.closest(waitingIsland);
    // Not every browser focuses a button that is clicked.
    const used = [...captured.keys()].pop() || focused;
    captured.forEach((_action, island) => release(island));
    // Nothing is to replace when all islands are ready, as usual after the wait below.
    if (document.querySelector(waitingIsland)) root.removeAttribute(names.script);
    // The element in use may be hidden now: moves the focus to what replaces it.
    const replacement = used && findBeside(used, `.${names.fallbackClass}`);
    if (replacement) replacement.focus();
  };

  for (const script of scripts) {
    script.onerror = fallBack;
    // A script that arrives but throws makes no island ready.
    script.onload = () => (arriving -= 1) || setTimeout(fallBack, 5000);
  }
  const start = () => document.head.append(content);

  root.setAttribute(names.script, '');
  // In milliseconds. On a slow line latency dominates, and a preload of low priority does not delay the paint.
  const isSlow = performance.now() > 300;
  for (const script of isSlow ? scripts : []) {
    const href = script.getAttribute('src') as string;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href }));
  }
  document.addEventListener('click', capture, true);
  document.addEventListener('submit', capture, true);
  document.addEventListener(names.readyEvent, replay);
  // A page in a background tab does not paint.
  addEventListener('load', () => setTimeout(start, 1000));
  new PerformanceObserver(() => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  }).observe({ type: 'paint', buffered: true });
}
