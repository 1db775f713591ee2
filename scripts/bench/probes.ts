import type { EarlyAction } from './early-actions';

/** What a probe has written down, in milliseconds since the navigation began. */
export interface EarlyTimes {
  paint?: number;
  clicked?: number;
  /** The first picture on which what was clicked looks otherwise than before. */
  shown?: number;
  /** Each time that the effect came; right is one. */
  effects: number[];
}

interface ProbedWindow {
  early: EarlyTimes;
  ready?: number;
}

/**
 * Runs in the page before anything else, as text: does the action at the first paint and writes down
 * when it showed and when it took effect.
 */
export function probeEarlyAction({ target, effect, fields = {} }: EarlyAction): void {
  const times: EarlyTimes = { effects: [] };
  (window as unknown as ProbedWindow).early = times;
  const look = (element: Element) =>
    ['', '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .map(({ backgroundColor, color, opacity, outlineStyle, content }) =>
        [backgroundColor, color, opacity, outlineStyle, content].join(),
      )
      .join();
  let isThere = false;
  const watch = () => {
    const element = document.querySelector(effect);
    const isNow = Boolean(element?.checkVisibility({ contentVisibilityAuto: true }));
    if (isNow && !isThere) times.effects.push(performance.now());
    isThere = isNow;
  };
  const act = () => {
    const element = document.querySelector<HTMLElement>(target);
    if (!element) return requestAnimationFrame(act);
    for (const [name, value] of Object.entries(fields)) {
      const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (field) field.value = value;
    }
    const before = look(element);
    new MutationObserver(watch).observe(document, { subtree: true, attributes: true, childList: true });
    times.clicked = performance.now();
    element.click();
    const see = () => {
      const isShown = times.effects.length > 0 || look(element) !== before;
      if (isShown) times.shown = performance.now();
      else requestAnimationFrame(see);
    };
    requestAnimationFrame(see);
  };
  new PerformanceObserver((list, observer) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint) return;
    observer.disconnect();
    times.paint = paint.startTime;
    act();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Runs in the page before anything else, as text: writes down when scripts do what the page is for. On this site
 * that is when every island answers; on another one when a submit is handled.
 */
export function probeReady(): void {
  const probed = window as unknown as ProbedWindow;
  const check = setInterval(() => {
    const [form] = document.forms;
    if (!form || document.readyState === 'loading') return;
    const isReady = document.querySelector('[data-island]')
      ? !document.querySelector('[data-island]:not([data-ready])')
      : !form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    if (!isReady) return;
    probed.ready = performance.now();
    clearInterval(check);
  }, 10);
}

export const readEarlyTimes = (): EarlyTimes => (window as unknown as ProbedWindow).early;

export const readReady = (): number | undefined => (window as unknown as ProbedWindow).ready;
