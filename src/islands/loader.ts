/** Sent by an island once React answers its events. */
export const ISLAND_READY = 'island-ready';

/** The id of the template that holds the page's scripts, inert until the loader starts them. */
export const SCRIPTS_ID = 'scripts';

/**
 * Runs in the head of every page, as text: it must stand on its own.
 * Says that scripts run, lets the page paint, then starts them. What a visitor does on an island
 * before it is ready is kept and done again when it is. When the scripts do not arrive, the page
 * goes back to what works without them.
 */
export function loader(readyEvent: string, scriptsId: string): void {
  const root = document.documentElement;
  const kept: { island: Element; target: HTMLElement; type: string }[] = [];
  let started = false;

  const keep = (event: Event) => {
    const origin = event.target as Element;
    const target = origin.closest<HTMLElement>(event.type === 'submit' ? 'form' : 'button,[role=tab]');
    const island = target && target.closest('[data-island]');
    if (!target || !island || island.hasAttribute('data-ready')) return;
    const mouse = event as MouseEvent;
    if (mouse.ctrlKey || mouse.metaKey || mouse.shiftKey || mouse.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    target.setAttribute('aria-busy', 'true');
    kept.push({ island, target, type: event.type });
  };

  const repeat = (event: Event) => {
    const island = event.target as Element;
    island.setAttribute('data-ready', '');
    for (const entry of kept) {
      if (entry.island !== island) continue;
      entry.target.removeAttribute('aria-busy');
      if (entry.type === 'submit') (entry.target as HTMLFormElement).requestSubmit();
      else entry.target.click();
    }
  };

  const giveUp = () => {
    root.removeAttribute('data-script');
    root.removeAttribute('data-tab');
    for (const { target } of kept) target.removeAttribute('aria-busy');
    document.removeEventListener('click', keep, true);
    document.removeEventListener('submit', keep, true);
  };

  const start = () => {
    const template = document.getElementById(scriptsId) as HTMLTemplateElement | null;
    if (started || !template) return;
    started = true;
    for (const inert of template.content.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])')) {
      const script = document.createElement('script');
      script.src = inert.src;
      script.onerror = giveUp;
      document.head.appendChild(script);
    }
  };

  const startWhenParsed = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  };

  root.setAttribute('data-script', '');
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  document.addEventListener(readyEvent, repeat);
  try {
    new PerformanceObserver(() => setTimeout(startWhenParsed, 50)).observe({
      type: 'paint',
      buffered: true,
    });
  } catch {
    startWhenParsed();
  }
  // A page in a background tab does not paint.
  addEventListener('load', () => setTimeout(startWhenParsed, 1000));
}
