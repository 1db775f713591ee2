import { ISLAND_READY, loader, SCRIPTS_ID } from './loader';

const root = document.documentElement;
const added: [EventTarget, Parameters<EventTarget['addEventListener']>][] = [];
const reached = jest.fn();
const $ = (selector: string) => document.querySelector(selector) as HTMLElement;
const becomeReady = () => $('[data-island]').dispatchEvent(new Event(ISLAND_READY, { bubbles: true }));
const startedScripts = () => [...document.head.querySelectorAll('script')];
const click = (selector: string, init: MouseEventInit = {}) =>
  $(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

/** As the page runs it: as text, with nothing around it. */
const run = () =>
  new Function(`(${loader.toString()})(${JSON.stringify(ISLAND_READY)},${JSON.stringify(SCRIPTS_ID)})`)();

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a href="#part">Link</a> <button id="outside">Outside</button>
    <div data-island="one">
      <button id="toggle"><span>Menu</span></button> <a role="tab" href="#tab">Tab</a> <a href="#in">Link</a>
      <form><input name="email" value="ada@example.com"></form>
    </div>
    <template id="scripts"><script src="/app.js" async></script><script src="/old.js" nomodule></script></template>`;
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

it('says that scripts run', () => {
  run();
  expect(root).toHaveAttribute('data-script');
});

describe('scripts', () => {
  it('are started from the template, once, without those for old browsers', () => {
    run();
    expect(startedScripts().map(({ src }) => src)).toEqual(['http://localhost/app.js']);
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2000);
    expect(startedScripts()).toHaveLength(1);
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
    jest.advanceTimersByTime(50);
    expect(startedScripts()).toHaveLength(1);
  });

  it('are started a second after the load where nothing is painted', () => {
    Object.assign(window, { PerformanceObserver: jest.fn(() => ({ observe: jest.fn() })) });
    run();
    Reflect.deleteProperty(window, 'PerformanceObserver');
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(999);
    expect(startedScripts()).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(startedScripts()).toHaveLength(1);
  });

  it('wait for the whole document where it is still being read', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    run();
    expect(startedScripts()).toHaveLength(0);
    readyState.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(startedScripts()).toHaveLength(1);
  });

  it('that do not arrive leave the page as it is without them', () => {
    run();
    root.setAttribute('data-tab', 'privacy');
    startedScripts()[0]?.dispatchEvent(new Event('error'));
    expect(root).not.toHaveAttribute('data-script');
    expect(root).not.toHaveAttribute('data-tab');
    click('#toggle');
    $('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(reached).toHaveBeenCalledTimes(2);
  });
});

// The button would tell screen readers for ever that it is at work.
it('does not leave a button busy when the scripts do not arrive', () => {
  run();
  click('#toggle');
  startedScripts()[0]?.dispatchEvent(new Event('error'));
  expect($('#toggle')).not.toHaveAttribute('aria-busy');
});

describe('what a visitor does before an island is ready', () => {
  it.each(['#toggle', '#toggle span', '[role=tab]'])(
    'keeps a click on %s and repeats it once',
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

  it('keeps a submit and repeats it once, with what was typed', () => {
    run();
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    expect($('form').dispatchEvent(submit)).toBe(false);
    expect(reached).not.toHaveBeenCalled();

    becomeReady();
    expect(reached).toHaveBeenCalledTimes(1);
    expect(reached.mock.calls[0][0]).toMatchObject({ type: 'submit', target: $('form') });
    expect(new FormData($('form') as HTMLFormElement).get('email')).toBe('ada@example.com');
  });

  it('does not repeat on one island what was kept for another', () => {
    $('body').insertAdjacentHTML('beforeend', '<div data-island="two"><button id="second">2</button></div>');
    run();
    click('#second');
    becomeReady();
    expect(reached).not.toHaveBeenCalled();
    expect($('#second')).toHaveAttribute('aria-busy', 'true');
  });

  it.each(['body > a', '[data-island] > a:not([role])', '#outside'])(
    'leaves a click on %s alone',
    (selector) => {
      run();
      click(selector);
      expect(reached).toHaveBeenCalledTimes(1);
      becomeReady();
      expect(reached).toHaveBeenCalledTimes(1);
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click with %p alone',
    (modifier) => {
      run();
      click('[role=tab]', modifier);
      expect(reached).toHaveBeenCalledTimes(1);
    },
  );
});
