import type { EarlyAction } from './early-actions';

/** Times of an early action, in milliseconds since the navigation began. */
export interface EarlyTimes {
  clicked?: number;
  /** The first frame in which the clicked element looks different. */
  shown?: number;
  /** Each time that the effect came; exactly one is right. */
  effects: number[];
}

interface ProbedWindow {
  early: EarlyTimes;
}

/**
 * Does the action at the first paint, and records when it showed and when it took effect. Runs in the page
 * before anything else, inlined via `toString()`: no imports or closures.
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
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}

export const readEarlyTimes = (): EarlyTimes => (window as unknown as ProbedWindow).early;
