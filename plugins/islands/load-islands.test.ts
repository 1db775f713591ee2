import { stub } from '../shared/fixtures/stub';
import { ERROR_CLASS, FAILED_EVENT, FALLBACK_CLASS, READY_EVENT } from './dom-names';
import { loadIslands } from './load-islands';

const root = document.documentElement;

const listenersOfLoader: [EventTarget, Parameters<EventTarget['addEventListener']>][] = [];
const reached = jest.fn();
const $ = (selector: string) => document.querySelector(selector) as HTMLElement;
const becomeReady = () => $('[data-island]').dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
const scripts = () => [...document.head.querySelectorAll('script')];
const loadedScript = () => document.head.querySelector('script');
const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    link.as,
    link.getAttribute('href'),
  ]);
const click = (selector: string, init: MouseEventInit = {}) =>
  $(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

const observe = jest.fn();
let paint: () => void;

const runAndPaint = () => {
  loadIslands();
  paint();
};

beforeEach(() => {
  jest.useFakeTimers();
  const createObserver = (callback: () => void) => {
    paint = callback;
    return { observe };
  };
  window.PerformanceObserver = stub(jest.fn(createObserver));
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a href="#part">Link</a> <button id="outside">Outside</button>
    <section>
    <div data-island="one" data-chunk="later">
      <button id="toggle"><span>Menu</span></button> <a role="tab" href="#tab">Tab</a> <a href="#in">Link</a>
      <form><input name="email" value="ada@example.com"></form>
    </div>
    <output data-waiting="One moment."></output>
    <p id="instead" class="${FALLBACK_CLASS}">Write to us.</p>
    </section>
    <template id="scripts"><script>window.gatsby = "{\\"app\\":[\\"/app-1a.js\\"],\\"own\\":[\\"/own-4d.js\\"],\\"later\\":[\\"/later-3c.js\\"]}";</script>
      <script src="/app-1a.js" async></script></template>`;
  for (const target of [document, window]) {
    jest.spyOn(target, 'addEventListener').mockImplementation((...args: unknown[]) => {
      const call = args as Parameters<EventTarget['addEventListener']>;
      listenersOfLoader.push([target, call]);
      EventTarget.prototype.addEventListener.apply(target, call);
    });
  }
  for (const type of ['click', 'submit']) {
    $('body').addEventListener(type, reached);
    $('body').addEventListener(type, (event) => event.preventDefault());
  }
});

afterEach(() => {
  for (const [target, [type, listener, options]] of listenersOfLoader.splice(0)) {
    target.removeEventListener(type, listener, options);
  }
  $('body').replaceWith(document.createElement('body'));
  reached.mockClear();
  root.removeAttribute('data-script');
  jest.useRealTimers();
});

describe('the script', () => {
  it('waits until the page has painted, and is loaded once', () => {
    loadIslands();
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    jest.advanceTimersByTime(5000);
    expect(scripts()).toHaveLength(0);
    paint();
    paint();
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/app-1a.js']);
  });

  it('is loaded without Gatsby’s inline scripts, which stay in the template', () => {
    runAndPaint();
    const { content } = $('#scripts') as HTMLTemplateElement;
    expect(content.querySelectorAll('script')).toHaveLength(1);
    expect(content.querySelectorAll('script[src]')).toHaveLength(0);
  });

  it('is loaded a second after the load event when the page does not paint', () => {
    loadIslands();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(999);
    expect(scripts()).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(scripts()).toHaveLength(1);
  });

  it.each([
    ['not preloaded before the paint on a fast connection', 299, 0],
    ['preloaded before the paint on a slow connection', 301, 1],
  ])('is %s', (_what, arrived, count) => {
    jest.spyOn(performance, 'now').mockReturnValue(arrived);
    loadIslands();
    expect(preloads()).toHaveLength(count);
  });

  it('comes with a preload of the separate script of an island on the page', () => {
    $('body').insertAdjacentHTML('beforeend', '<div data-island="own"></div>');
    loadIslands();
    expect(preloads()).toEqual([]);
    paint();
    expect(preloads()).toEqual([['script', '/own-4d.js']]);
  });

  it('waits until the document is parsed', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    runAndPaint();
    expect(scripts()).toHaveLength(0);
    readyState.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(scripts()).toHaveLength(1);
  });
});

describe('before an island is ready', () => {
  it.each(['#toggle span', '[role=tab]'])(
    'captures clicks on %s, and replays the last one when the island is ready',
    (selector) => {
      loadIslands();
      const target = $(selector).closest('button,[role=tab]');
      expect(click(selector)).toBe(false);
      expect(click(selector)).toBe(false);
      expect(reached).not.toHaveBeenCalled();
      expect(target).toHaveAttribute('aria-busy', 'true');
      expect($('output')).toHaveTextContent('One moment.');

      becomeReady();
      expect(reached).toHaveBeenCalledTimes(1);
      expect(reached.mock.calls[0][0].target).toBe(target);
      expect(target).not.toHaveAttribute('aria-busy');
      expect($('output')).toBeEmptyDOMElement();
    },
  );

  it('does not replay an action on the button of an error message', () => {
    loadIslands();
    click('#toggle');
    $('[data-island]').innerHTML = `<div class="${ERROR_CLASS}"><button>Reload the page</button></div>`;
    becomeReady();
    expect(reached).not.toHaveBeenCalled();
  });

  it('does not replay on one island an action captured on another', () => {
    $('body').insertAdjacentHTML('beforeend', '<div data-island="two"><button id="second">2</button></div>');
    loadIslands();
    click('#second');
    becomeReady();
    expect(reached).not.toHaveBeenCalled();
    expect($('#second')).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['body > a', {}],
    ['[data-island] > a:not([role])', {}],
    ['#outside', {}],
    ['[role=tab]', { ctrlKey: true }],
  ])('does not capture a click on %s with %j', (selector, modifier) => {
    loadIslands();
    click(selector, modifier);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('preloads what the island imports on demand at the first click', () => {
    loadIslands();
    $('[name=email]').focus();
    expect(preloads()).toEqual([]);
    click('#toggle');
    click('#toggle');
    expect(preloads()).toEqual([['script', '/later-3c.js']]);
  });
});

describe('the fallback', () => {
  const fail = () => loadedScript()?.dispatchEvent(new Event('error'));
  const arrive = () => loadedScript()?.dispatchEvent(new Event('load'));
  const hang = () => jest.advanceTimersByTime(5000);

  it.each([
    ['fails to load', fail],
    ['arrives but throws', arrive],
    ['has not come five seconds after a click', hang],
  ])('comes when the script %s: no button stays busy, and the replacement gets the focus', (_what, end) => {
    runAndPaint();
    click('#toggle');
    end();
    expect(root).not.toHaveAttribute('data-script');
    expect($('#toggle')).not.toHaveAttribute('aria-busy');
    expect($('output')).toBeEmptyDOMElement();
    expect($('#instead')).toHaveFocus();
    // Nothing was replayed, and further clicks aren't captured.
    expect(reached).not.toHaveBeenCalled();
    click('#toggle');
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('follows the link of a tab that was clicked', () => {
    runAndPaint();
    click('[role=tab]');
    hang();
    expect(window.location.hash).toBe('#tab');
    window.history.replaceState(null, '', '/');
  });

  it('gets the focus when it was in a field of the island', () => {
    runAndPaint();
    $('[name=email]').focus();
    fail();
    expect($('#instead')).toHaveFocus();
  });

  it('leaves the focus alone when it was outside of islands', () => {
    runAndPaint();
    $('#outside').focus();
    fail();
    expect(root).not.toHaveAttribute('data-script');
    expect($('#outside')).toHaveFocus();
  });

  it('does not come while no action waits for a late script', () => {
    runAndPaint();
    jest.advanceTimersByTime(60_000);
    expect(root).toHaveAttribute('data-script');
  });

  it('does not come once all islands are ready', () => {
    runAndPaint();
    click('#toggle');
    becomeReady();
    arrive();
    hang();
    expect(root).toHaveAttribute('data-script');
  });

  it('waits for an island whose own script is on its way, and comes when that fails', () => {
    runAndPaint();
    $('[data-island]').setAttribute('data-loading', '');
    arrive();
    expect(root).toHaveAttribute('data-script');
    $('[data-island]').removeAttribute('data-loading');
    document.dispatchEvent(new Event(FAILED_EVENT));
    expect(root).not.toHaveAttribute('data-script');
  });

  it('ends when the script arrives after all, and the click is replayed', () => {
    runAndPaint();
    click('#toggle');
    hang();
    becomeReady();
    expect(root).toHaveAttribute('data-script');
    expect(reached).toHaveBeenCalledTimes(1);
  });
});
