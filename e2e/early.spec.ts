import { expect, ready, test } from './page';

/** Milliseconds in which a second, wrong effect would come. */
const AFTERWARDS = 2000;
/** Lighthouse's slow 4G, as DevTools applies it: milliseconds before an answer, bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
/** How many times slower than this machine a phone is. */
const SLOWER = 4;

/** An action that a visitor may do as soon as the page is painted. */
interface EarlyAction {
  name: string;
  path: string;
  /** Selector of the element that is clicked. */
  target: string;
  /** Selector of an element that is visible after the effect, and not before. */
  effect: string;
}

const EARLY_ACTIONS: readonly EarlyAction[] = [
  {
    name: 'opens a question',
    path: '/',
    target: '#faq .item button',
    effect: '#faq .item [data-slot]',
  },
  {
    name: 'chooses a tab',
    path: '/legal',
    target: '[role=tab][data-document=privacy]',
    effect: '[role=tabpanel][data-document=privacy]',
  },
  { name: 'opens the menu', path: '/', target: 'header .toggle', effect: '#menu' },
  {
    name: 'sends the form',
    path: '/',
    target: '#waitlist [type=submit]',
    effect: '#waitlist [type=submit]:disabled',
  },
];

/** Times of an early action, in milliseconds since the navigation began. */
interface EarlyTimes {
  clicked: number;
  /** Each time that the effect came; exactly one is right. */
  effects: number[];
}

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

for (const action of EARLY_ACTIONS) {
  test(`on a slow phone, a click at the first paint ${action.name}, once`, async ({ page }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(clickAtFirstPaint, action);
    await page.goto(action.path, { waitUntil: 'commit' });
    await page.waitForSelector('[data-island]', { state: 'attached' });
    await ready(page);
    await page.waitForTimeout(AFTERWARDS);
    const { clicked, effects } = await page.evaluate(
      () => (window as unknown as { early: EarlyTimes }).early,
    );
    expect(effects).toHaveLength(1);
    // Printed, not compared: times depend on the machine.
    console.log(`${action.name}: effect after ${Math.round((effects[0] ?? 0) - clicked)} ms`);
  });
}

/** Clicks at the first paint, and records when that took effect. Runs in the page: no imports or closures. */
function clickAtFirstPaint({ target, effect }: EarlyAction): void {
  const times: EarlyTimes = { clicked: 0, effects: [] };
  Object.assign(window, { early: times });
  let wasThere = false;
  const watch = () => {
    const isThere = Boolean(document.querySelector(effect)?.checkVisibility({ contentVisibilityAuto: true }));
    if (isThere && !wasThere) times.effects.push(performance.now());
    wasThere = isThere;
  };
  const click = () => {
    const element = document.querySelector<HTMLElement>(target);
    if (!element) return requestAnimationFrame(click);
    for (const [name, value] of [
      ['name', 'Ada'],
      ['email', 'ada@example.com'],
    ]) {
      const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (field) field.value = value ?? '';
    }
    new MutationObserver(watch).observe(document, { subtree: true, attributes: true, childList: true });
    times.clicked = performance.now();
    element.click();
  };
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    click();
  }).observe({ type: 'paint', buffered: true });
}
