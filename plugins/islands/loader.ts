/** Sent by an island once React answers its events. */
export const ISLAND_READY = 'island-ready';

/** A page that took so long to begin, in milliseconds, came over a slow line. */
export const SLOW = 300;

/** What of the browsers' Trusted Types is needed; TypeScript does not know them. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules;
}

/**
 * Runs before the words of every page, as text: it must stand on its own.
 * Says that scripts run, lets the page paint, then starts them. What a visitor does on an island
 * before it is ready is kept and done again when it is; until then the `data-waiting` beside the
 * island says so in its words. An island whose script does not arrive, or arrives and does not run,
 * goes back to what works without it (`data-failed` on what is around it); without the app's script,
 * the whole page does.
 */
export function loader(readyEvent: string, scriptsId: string, slow: number): void {
  const root = document.documentElement;
  // By its place: the browser may translate the page, and then React makes an island's elements anew.
  const kept: { island: HTMLElement; selector: string; place: number }[] = [];
  const arrived: string[] = [];
  const list = (document.getElementById(scriptsId) as Element).innerHTML;
  const paths = [...new Set(list.match(/\/[\w-]+-\w+\.js/g))];
  let started = false;

  /** An island whose script is on its way. */
  const WAITING = '[data-script] :not([data-failed]) > [data-island]:not([data-ready])';

  const find = ({ island, selector, place }: (typeof kept)[number]) =>
    island.querySelectorAll<HTMLElement>(selector)[place];

  const around = (island: Element) => island.parentElement as Element;

  // Only what stands right beside an island is about it: the bar's neighbour is the whole page.
  const beside = (island: Element, selector: string) =>
    around(island).querySelector<HTMLElement>(`:scope > ${selector}`);

  const say = (island: Element, waits: boolean) => {
    const notice = beside(island, '[data-waiting]');
    if (!notice) return;
    notice.textContent = waits ? (notice.dataset['waiting'] as string) : '';
    if (waits) notice.scrollIntoView({ block: 'nearest' });
  };

  const keep = (event: Event) => {
    const selector = event.type === 'submit' ? 'form' : 'button,[role=tab]';
    const target = (event.target as Element).closest<HTMLElement>(selector);
    const island = target && target.closest<HTMLElement>(WAITING);
    if (!island) return;
    const mouse = event as MouseEvent;
    if (mouse.ctrlKey || mouse.metaKey || mouse.shiftKey || mouse.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    say(island, true);
    if (target.hasAttribute('aria-busy')) return;
    target.setAttribute('aria-busy', 'true');
    kept.push({ island, selector, place: Array.from(island.querySelectorAll(selector)).indexOf(target) });
  };

  const repeat = (event: Event) => {
    const island = event.target as Element;
    island.setAttribute('data-ready', '');
    // It may come after it was given up.
    root.setAttribute('data-script', '');
    around(island).removeAttribute('data-failed');
    for (const entry of kept) {
      const target = find(entry);
      if (entry.island !== island || !target) continue;
      say(island, false);
      target.removeAttribute('aria-busy');
      if (entry.selector === 'form') (target as HTMLFormElement).requestSubmit();
      else target.click();
    }
  };

  /** Gives up the islands whose script has not come to life; of the app's, all that are not ready. */
  const giveUp = (path: string) => {
    const isApp = path === paths[0];
    const failed = [...document.querySelectorAll<HTMLElement>(WAITING)].filter(
      (island) => isApp || path.includes(`/${island.dataset['island']}-`),
    );
    if (failed.length === 0) return;
    const used = document.activeElement && document.activeElement.closest<HTMLElement>('[data-island]');
    if (isApp) root.removeAttribute('data-script');
    else for (const island of failed) around(island).setAttribute('data-failed', '');
    root.removeAttribute('data-tab');
    const left = kept.filter(({ island }) => failed.includes(island));
    for (const entry of left) {
      const target = find(entry);
      if (target) target.removeAttribute('aria-busy');
      say(entry.island, false);
    }
    // What the visitor was at may be gone: on to what stands in its place.
    const island = left[0] ? left[0].island : used;
    const instead = island && failed.includes(island) && beside(island, '.without-script');
    if (instead) instead.focus();
  };

  /** Gives up what has arrived and has not come to life; where the app has not, all waits for it. */
  const lookAgain = () => {
    const [app = ''] = paths;
    if (document.querySelector('[data-ready]')) arrived.forEach((path) => path !== app && giveUp(path));
    else if (arrived.includes(app)) giveUp(app);
  };

  const askAhead = () => {
    for (const path of paths) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = path;
      link.setAttribute('fetchpriority', 'low');
      document.head.appendChild(link);
    }
  };

  const start = () => {
    if (started) return;
    started = true;
    // Where Trusted Types are on, a script's address may come from the policy of this name only.
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    const rules = { createScriptURL: (path: string) => path };
    const trusted = trustedTypes ? trustedTypes.createPolicy(scriptsId, rules) : rules;
    for (const path of paths) {
      const script = document.createElement('script');
      script.src = trusted.createScriptURL(path);
      script.onerror = () => giveUp(path);
      script.onload = () => {
        arrived.push(path);
        setTimeout(lookAgain, 5000);
      };
      document.head.appendChild(script);
    }
  };

  const startWhenParsed = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  };

  root.setAttribute('data-script', '');
  // On a slow line the wait for an answer is most of it: it begins before the paint, which it does not delay.
  if (performance.now() > slow) askAhead();
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  document.addEventListener(readyEvent, repeat);
  try {
    new PerformanceObserver(startWhenParsed).observe({ type: 'paint', buffered: true });
  } catch {
    startWhenParsed();
  }
  // A page in a background tab does not paint.
  addEventListener('load', () => setTimeout(startWhenParsed, 1000));
}
