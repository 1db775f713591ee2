import { SCRIPTS_ID } from '../../src/shared/ids';
import { ISLAND_READY, loader, SLOW } from './loader';

const root = document.documentElement;
// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = jest.fn();

const added: [EventTarget, Parameters<EventTarget['addEventListener']>][] = [];
const reached = jest.fn();
const $ = (selector: string) => document.querySelector(selector) as HTMLElement;
const becomeReady = () => $('[data-island]').dispatchEvent(new Event(ISLAND_READY, { bubbles: true }));
const startedScripts = () => [...document.head.querySelectorAll('script')];
const click = (selector: string, init: MouseEventInit = {}) =>
  $(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

/** Runs the loader as the page does: from its text, without a closure. */
const run = () =>
  new Function(
    `(${loader.toString()})(${JSON.stringify(ISLAND_READY)},${JSON.stringify(SCRIPTS_ID)},${SLOW})`,
  )();

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a href="#part">Link</a> <button id="outside">Outside</button>
    <section>
    <div data-island="one">
      <button id="toggle"><span>Menu</span></button> <a role="tab" href="#tab">Tab</a> <a href="#in">Link</a>
      <form><input name="email" value="ada@example.com"></form>
    </div>
    <p id="notice" role="status" data-waiting="One moment."></p>
    <p id="instead" class="without-script" tabindex="-1">Write to us.</p>
    </section>
    <template id="scripts">/app-1a.js /one-2b.js</template>`;
  for (const target of [document, window]) {
    jest.spyOn(target, 'addEventListener').mockImplementation((...args: unknown[]) => {
      const call = args as Parameters<EventTarget['addEventListener']>;
      added.push([target, call]);
      EventTarget.prototype.addEventListener.apply(target, call);
    });
  }
  for (const type of ['click', 'submit']) {
    $('body').addEventListener(type, reached);
    $('body').addEventListener(type, (event) => event.preventDefault());
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const [target, [type, listener, options]] of added.splice(0)) {
    target.removeEventListener(type, listener, options);
  }
  $('body').replaceWith(document.createElement('body'));
  reached.mockClear();
  root.removeAttribute('data-script');
  jest.useRealTimers();
});

it('marks the page as scripted', () => {
  run();
  expect(root).toHaveAttribute('data-script');
});

describe('scripts', () => {
  it('are loaded from the template, once', () => {
    run();
    expect(startedScripts().map(({ src }) => src)).toEqual([
      'http://localhost/app-1a.js',
      'http://localhost/one-2b.js',
    ]);
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2000);
    expect(startedScripts()).toHaveLength(2);
  });

  it('are also found in the markup that Gatsby writes', () => {
    $('template').innerHTML =
      '<script>window.___chunkMapping="{\\"app\\":[\\"/app-1a.js\\"],\\"one\\":[\\"/one-2b.js\\"]}"</script><script src="/app-1a.js" async></script>';
    run();
    expect(startedScripts().map((script) => script.getAttribute('src'))).toEqual([
      '/app-1a.js',
      '/one-2b.js',
    ]);
  });

  it('wait until the page has painted', () => {
    let painted: () => void = () => undefined;
    const observe = jest.fn();
    const PerformanceObserver = function (callback: () => void) {
      painted = callback;
      return { observe };
    };
    Object.assign(window, { PerformanceObserver });
    run();
    Reflect.deleteProperty(window, 'PerformanceObserver');
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    jest.advanceTimersByTime(5000);
    expect(startedScripts()).toHaveLength(0);
    painted();
    painted();
    expect(startedScripts()).toHaveLength(2);
  });

  it('are loaded a second after the load event when nothing is painted', () => {
    Object.assign(window, { PerformanceObserver: jest.fn(() => ({ observe: jest.fn() })) });
    run();
    Reflect.deleteProperty(window, 'PerformanceObserver');
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(999);
    expect(startedScripts()).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(startedScripts()).toHaveLength(2);
  });

  it('wait until the document is parsed', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    run();
    expect(startedScripts()).toHaveLength(0);
    readyState.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(startedScripts()).toHaveLength(2);
  });

  describe('on a slow connection', () => {
    const preloaded = () =>
      [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
        link.getAttribute('href'),
        link.fetchPriority,
      ]);
    beforeEach(() => {
      jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    });

    it('are preloaded before the paint', () => {
      jest.spyOn(performance, 'now').mockReturnValue(SLOW + 1);
      run();
      expect(preloaded()).toEqual([
        ['/app-1a.js', 'low'],
        ['/one-2b.js', 'low'],
      ]);
    });

    it('are preceded by what an early click needs', () => {
      run();
      $('#notice').dataset['chunk'] = '/chunk-3c.js';
      click('#outside');
      expect(preloaded()).toEqual([]);
      click('#toggle');
      expect(preloaded()).toEqual([['/chunk-3c.js', 'low']]);
      expect(startedScripts()).toHaveLength(0);
      becomeReady();
      expect(preloaded()).toHaveLength(1);
    });

    it('only are preloaded', () => {
      jest.spyOn(performance, 'now').mockReturnValue(SLOW - 1);
      run();
      document.dispatchEvent(new Event('DOMContentLoaded'));
      expect(preloaded()).toEqual([]);
    });
  });

  it('that fail to load leave the page without scripts', () => {
    run();
    startedScripts()[0]?.dispatchEvent(new Event('error'));
    expect(root).not.toHaveAttribute('data-script');
    click('#toggle');
    $('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(reached).toHaveBeenCalledTimes(2);
  });
});

describe('when the script of one island fails to load', () => {
  const fail = () => startedScripts()[1]?.dispatchEvent(new Event('error'));
  beforeEach(() => {
    $('body').insertAdjacentHTML(
      'afterbegin',
      '<header><div data-island="bar"><button>Menu</button></div></header>',
    );
  });

  it('only its parent falls back, until the island is ready after all', () => {
    run();
    click('#toggle');
    fail();
    expect($('section')).toHaveAttribute('data-failed');
    expect($('header')).not.toHaveAttribute('data-failed');
    expect(root).toHaveAttribute('data-script');
    expect($('#toggle')).not.toHaveAttribute('aria-busy');
    expect($('#instead')).toHaveFocus();
    expect(click('header button')).toBe(false);
    expect(reached).not.toHaveBeenCalled();

    $('[data-island=one]').dispatchEvent(new Event(ISLAND_READY, { bubbles: true }));
    expect($('section')).not.toHaveAttribute('data-failed');
  });

  it('clicks on it are no longer captured', () => {
    run();
    fail();
    click('#toggle');
    expect(reached).toHaveBeenCalledTimes(1);
    expect($('#toggle')).not.toHaveAttribute('aria-busy');
  });

  it('its parent also falls back when the script arrives but throws', () => {
    run();
    $('[data-island=bar]').dispatchEvent(new Event(ISLAND_READY, { bubbles: true }));
    for (const script of startedScripts()) script.dispatchEvent(new Event('load'));
    expect($('section')).not.toHaveAttribute('data-failed');
    jest.advanceTimersByTime(5000);
    expect($('section')).toHaveAttribute('data-failed');
    expect($('header')).not.toHaveAttribute('data-failed');
  });

  it('does not fall back while the script of the app is still loading', () => {
    run();
    startedScripts()[1]?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect($('section')).not.toHaveAttribute('data-failed');
  });
});

describe('when the scripts fail to load', () => {
  const fail = () => startedScripts()[0]?.dispatchEvent(new Event('error'));

  // Otherwise screen readers announce the button as busy for ever.
  it('leaves no button busy, and moves the focus from the clicked button to its replacement', () => {
    run();
    click('#toggle');
    expect($('#notice')).toHaveTextContent('One moment.');
    fail();
    expect($('#toggle')).not.toHaveAttribute('aria-busy');
    expect($('#notice')).toBeEmptyDOMElement();
    expect($('#instead')).toHaveFocus();
  });

  it('moves the focus from a field to the replacement of the form', () => {
    run();
    $('[name=email]').focus();
    fail();
    expect($('#instead')).toHaveFocus();
  });

  it('keeps the focus that is outside of islands', () => {
    run();
    $('#outside').focus();
    fail();
    expect($('#outside')).toHaveFocus();
  });
});

describe('scripts that arrive', () => {
  const arrive = () => {
    startedScripts()[0]?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(5000);
  };

  it('but make no island ready leave the page without scripts until they do', () => {
    run();
    arrive();
    expect(root).not.toHaveAttribute('data-script');
    becomeReady();
    expect(root).toHaveAttribute('data-script');
  });

  it('and make an island ready cause no fallback', () => {
    run();
    becomeReady();
    arrive();
    expect(root).toHaveAttribute('data-script');
  });
});

describe('before an island is ready', () => {
  it.each(['#toggle', '#toggle span', '[role=tab]'])(
    'captures a click on %s and replays it once',
    (selector) => {
      run();
      const target = $(selector).closest('button,[role=tab]');
      expect(click(selector)).toBe(false);
      expect(reached).not.toHaveBeenCalled();
      expect(target).toHaveAttribute('aria-busy', 'true');

      becomeReady();
      expect(reached).toHaveBeenCalledTimes(1);
      expect(reached.mock.calls[0][0].target).toBe(target);
      expect(target).not.toHaveAttribute('aria-busy');
      click(selector);
      expect(reached).toHaveBeenCalledTimes(2);
    },
  );

  it('captures a submit and replays it once, with the typed text', () => {
    run();
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    expect($('form').dispatchEvent(submit)).toBe(false);
    expect(reached).not.toHaveBeenCalled();

    becomeReady();
    expect(reached).toHaveBeenCalledTimes(1);
    expect(reached.mock.calls[0][0]).toMatchObject({ type: 'submit', target: $('form') });
    expect(new FormData($('form') as HTMLFormElement).get('email')).toBe('ada@example.com');
  });

  it('captures only the first click on a button', () => {
    run();
    click('#toggle');
    expect(click('#toggle')).toBe(false);
    becomeReady();
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it('announces a captured action beside the island until it is replayed', () => {
    run();
    expect($('#notice')).toBeEmptyDOMElement();
    $('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect($('#notice')).toHaveTextContent('One moment.');
    becomeReady();
    expect($('#notice')).toBeEmptyDOMElement();
  });

  it('announces it for that island only', () => {
    $('body').insertAdjacentHTML('afterbegin', '<header data-island="bar"><button>Menu</button></header>');
    run();
    click('header button');
    expect($('header button')).toHaveAttribute('aria-busy', 'true');
    expect($('#notice')).toBeEmptyDOMElement();
  });

  it('replays on an element that React has recreated', () => {
    run();
    click('#toggle');
    const again = $('#toggle').cloneNode(true) as HTMLElement;
    again.removeAttribute('aria-busy');
    $('#toggle').replaceWith(again);
    becomeReady();
    expect(reached.mock.calls.map(([event]) => event.target)).toEqual([again]);
  });

  it('does not replay on one island an action captured on another', () => {
    $('body').insertAdjacentHTML('beforeend', '<div data-island="two"><button id="second">2</button></div>');
    run();
    click('#second');
    becomeReady();
    expect(reached).not.toHaveBeenCalled();
    expect($('#second')).toHaveAttribute('aria-busy', 'true');
  });

  it.each(['body > a', '[data-island] > a:not([role])', '#outside'])('ignores a click on %s', (selector) => {
    run();
    click(selector);
    expect(reached).toHaveBeenCalledTimes(1);
    becomeReady();
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'ignores a click with %p',
    (modifier) => {
      run();
      click('[role=tab]', modifier);
      expect(reached).toHaveBeenCalledTimes(1);
    },
  );
});
