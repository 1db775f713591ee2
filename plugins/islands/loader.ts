/** Dispatched on the container of an island once React handles its events. */
export const ISLAND_READY = 'island-ready';

/** In milliseconds: a document that takes longer until the loader runs came over a slow connection. */
export const SLOW = 300;

/** The part of the Trusted Types API in use; TypeScript's DOM library lacks it. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules;
}

/**
 * Inlined into each page via `toString()`, before its content: no imports or closures.
 * Marks the page as scripted (`data-script`), waits for first paint, then loads the scripts. Clicks and
 * submits on an island that is not ready are captured, announced in the `data-waiting` element beside
 * it, and replayed when it is ready. What the replay needs (`data-chunk`) is preloaded meanwhile. When the script of an
 * island fails, its parent falls back to what works without it (`data-failed`); when the app's script fails, the whole
 * page does.
 *
 * @param readyEvent type of the event that an island dispatches
 * @param scriptsId id of the template that lists the paths of the scripts, the app first
 * @param slow as `SLOW`
 */
export function loader(readyEvent: string, scriptsId: string, slow: number): void {
  const root = document.documentElement;
  // By index, not by element: in a translated page, React recreates the elements of an island.
  const captured: { island: HTMLElement; selector: string; index: number }[] = [];
  const arrived: string[] = [];
  const list = (document.getElementById(scriptsId) as Element).innerHTML;
  const paths = [...new Set(list.match(/\/[\w-]+-\w+\.js/g))];
  let started = false;

  /** Islands whose script is still loading. */
  const WAITING = '[data-script] :not([data-failed]) > [data-island]:not([data-ready])';

  const targetOf = (entry: (typeof captured)[number]) =>
    entry.island.querySelectorAll<HTMLElement>(entry.selector)[entry.index];

  const parentOf = (island: Element) => island.parentElement as Element;

  // Direct children only: the parent of the navigation bar holds the whole page.
  const findBeside = (island: Element, selector: string) =>
    parentOf(island).querySelector<HTMLElement>(`:scope > ${selector}`);

  const announce = (island: Element, waits: boolean) => {
    const notice = findBeside(island, '[data-waiting]');
    if (!notice) return;
    const { waiting, chunk } = notice.dataset;
    notice.textContent = waits ? (waiting as string) : '';
    if (!waits) return;
    notice.scrollIntoView({ block: 'nearest' });
    if (chunk) preload([chunk]);
  };

  const capture = (event: Event) => {
    const selector = event.type === 'submit' ? 'form' : 'button,[role=tab]';
    const target = (event.target as Element).closest<HTMLElement>(selector);
    const island = target && target.closest<HTMLElement>(WAITING);
    if (!island) return;
    const mouse = event as MouseEvent;
    if (mouse.ctrlKey || mouse.metaKey || mouse.shiftKey || mouse.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    announce(island, true);
    if (target.hasAttribute('aria-busy')) return;
    target.setAttribute('aria-busy', 'true');
    captured.push({ island, selector, index: [...island.querySelectorAll(selector)].indexOf(target) });
  };

  const replay = (event: Event) => {
    const island = event.target as Element;
    island.setAttribute('data-ready', '');
    // It may have fallen back before.
    root.setAttribute('data-script', '');
    parentOf(island).removeAttribute('data-failed');
    for (const entry of captured) {
      const target = targetOf(entry);
      if (entry.island !== island || !target) continue;
      announce(island, false);
      target.removeAttribute('aria-busy');
      if (entry.selector === 'form') (target as HTMLFormElement).requestSubmit();
      else target.click();
    }
  };

  /** Falls back for the islands of a failed script; for the app's, all islands that are not ready. */
  const fallBack = (path: string) => {
    const isApp = path === paths[0];
    const failed = [...document.querySelectorAll<HTMLElement>(WAITING)].filter(
      (island) => isApp || path.includes(`/${island.dataset['island']}-`),
    );
    if (failed.length === 0) return;
    const focused = document.activeElement && document.activeElement.closest<HTMLElement>('[data-island]');
    if (isApp) root.removeAttribute('data-script');
    else for (const island of failed) parentOf(island).setAttribute('data-failed', '');
    const lost = captured.filter(({ island }) => failed.includes(island));
    for (const entry of lost) {
      const target = targetOf(entry);
      if (target) target.removeAttribute('aria-busy');
      announce(entry.island, false);
    }
    // The fallback may hide the element that the visitor used: move the focus to its replacement.
    const island = lost[0] ? lost[0].island : focused;
    const replacement = island && failed.includes(island) && findBeside(island, '.without-script');
    if (replacement) replacement.focus();
  };

  /** Falls back for scripts that arrived but made no island ready; all scripts wait for the app's. */
  const checkArrivals = () => {
    const [app = ''] = paths;
    if (document.querySelector('[data-ready]')) arrived.forEach((path) => path !== app && fallBack(path));
    else if (arrived.includes(app)) fallBack(app);
  };

  const preload = (scripts: string[]) => {
    for (const path of scripts) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = path;
      link.fetchPriority = 'low';
      document.head.append(link);
    }
  };

  const start = () => {
    if (started) return;
    started = true;
    // With Trusted Types, only the policy of this name may create the address of a script.
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    const rules = { createScriptURL: (path: string) => path };
    const trusted = trustedTypes ? trustedTypes.createPolicy(scriptsId, rules) : rules;
    for (const path of paths) {
      const script = document.createElement('script');
      script.src = trusted.createScriptURL(path);
      script.onerror = () => fallBack(path);
      script.onload = () => {
        arrived.push(path);
        setTimeout(checkArrivals, 5000);
      };
      document.head.append(script);
    }
  };

  const startWhenParsed = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  };

  root.setAttribute('data-script', '');
  // On a slow connection latency dominates; a low-priority preload does not delay the paint.
  if (performance.now() > slow) preload(paths);
  document.addEventListener('click', capture, true);
  document.addEventListener('submit', capture, true);
  document.addEventListener(readyEvent, replay);
  try {
    new PerformanceObserver(startWhenParsed).observe({ type: 'paint', buffered: true });
  } catch {
    startWhenParsed();
  }
  // A page in a background tab does not paint.
  addEventListener('load', () => setTimeout(startWhenParsed, 1000));
}
