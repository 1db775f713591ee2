/** Sent by an island once React answers its events. */
export const ISLAND_READY = 'island-ready';

/**
 * The id of the template that holds the page's scripts, inert until the loader starts them, and the name
 * of the Trusted Types policy by which it does.
 */
export const SCRIPTS_ID = 'scripts';

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
  /** Names of scripts. */
  const arrived: string[] = [];
  let started = false;

  const islands = () => [...document.querySelectorAll<HTMLElement>('[data-island]')];

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
    const island = target && target.closest<HTMLElement>('[data-island]');
    if (!target || !island || island.hasAttribute('data-ready')) return;
    if (!root.hasAttribute('data-script') || around(island).hasAttribute('data-failed')) return;
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

  /** Of the script of this name; of the app's, all islands. */
  const giveUp = (name: string) => {
    const failed = islands().filter(
      (island) => !island.hasAttribute('data-ready') && ['app', island.dataset['island']].includes(name),
    );
    if (failed.length === 0) return;
    const used = document.activeElement && document.activeElement.closest<HTMLElement>('[data-island]');
    if (name === 'app') root.removeAttribute('data-script');
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
    if (document.querySelector('[data-ready]')) arrived.forEach((name) => name !== 'app' && giveUp(name));
    else if (arrived.includes('app')) giveUp('app');
  };

  /** Of the scripts that what is read of the page needs: the app's, and those of islands that have one. */
  const scripts = () => {
    // They are listed there by their hashed names.
    const list = (document.getElementById(scriptsId) as Element).innerHTML;
    return [...new Set(['app', ...islands().map((island) => island.dataset['island'] as string)])].flatMap(
      (name) => (new RegExp(`/${name}-\\w+\\.js`).exec(list) || []).map((path) => ({ name, path })),
    );
  };

  const askAhead = () => {
    for (const { path } of scripts()) {
      if (document.head.querySelector(`[href="${path}"]`)) continue;
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
    for (const { name, path } of scripts()) {
      const script = document.createElement('script');
      script.src = trusted.createScriptURL(path);
      script.onerror = () => giveUp(name);
      script.onload = () => {
        arrived.push(name);
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
  if (performance.now() > slow) {
    askAhead();
    document.addEventListener('DOMContentLoaded', askAhead);
  }
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
