import { parsePage, siteOf } from './built-site';
import { pageRequests } from './page-requests';
import { codeOf, frameOf } from './weigh-pages';

const STYLE = '<style>p{color:red}</style>';
const SVG = '<svg viewBox="0 0 9 9"><title>A bank</title><path d="M0 0h9"></path></svg>';
const TEMPLATE = '<template id="scripts"><script src="/app-1.js" async></script></template>';

const page = (title: string, text: string, noscript: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title>${STYLE}<script>let a = '<p>';</script></head><body>` +
  `<h1>${text}</h1>${SVG}<noscript><p>${noscript}</p></noscript>${TEMPLATE}</body></html>`;

test('the frame is the page without its words, those of <noscript> included', () => {
  expect(frameOf(page('Home', 'Welcome &amp; hello', 'Scripts are off.'))).toBe(page('', '', ''));
});

test('code counts with its tags', () => {
  expect(codeOf(parsePage('index.html', page('', '', '')), 'style')).toBe(STYLE);
});

const HASH = '0123456789abcdef0123';
const LATER = '3210fedcba9876543210';
const OLD = 'fedcba9876543210fedc';

const FILES: Record<string, string> = {
  [`app-${HASH}.js`]: `u=e=>({616:"toasts"})[e]+"-"+{616:"${LATER}"}[e]+".js"`,
  [`form-${HASH}.js`]: 'n.e(616).then(n.bind(n,616))',
  [`tabs-${HASH}.js`]: '',
  [`toasts-${LATER}.js`]: '',
  [`toasts-${OLD}.js`]: '',
};

const requests = (body = '') => {
  const html = `<html><head>
  <link rel="icon" href="/favicon.svg"/><link rel="apple-touch-icon" href="/touch.png"/>
  <link rel="manifest" href="/manifest.webmanifest"/><link rel="canonical" href="https://example.org/"/>
  <link rel="preload" as="font" href="/static/display.woff2"/><link rel="stylesheet" href="https://other.example/a.css"/>
  <style>@font-face{src:url(/static/display.woff2)}</style></head><body>${body}
  <template id="scripts">${Object.keys(FILES)
    .map((file) => `<script src="/${file}"></script>`)
    .join('')}</template></body></html>`;
  const site = siteOf('sample', Object.keys(FILES), (file) => Buffer.from(FILES[file] ?? ''));
  return pageRequests(parsePage('index.html', html), site);
};

test('every page requests the app’s script, the icon, and the font once', () => {
  expect(requests().atOnce).toEqual([
    { file: `/app-${HASH}.js`, kind: 'scripts' },
    { file: '/favicon.svg', kind: 'icon' },
    { file: '/static/display.woff2', kind: 'font' },
  ]);
});

test('an island adds its script once; one within the app’s script adds none', () => {
  const body =
    '<div data-island="form"></div><div data-island="form"></div><div data-island="nav-bar"></div>';
  const scripts = requests(body).atOnce.filter(({ kind }) => kind === 'scripts');
  expect(scripts.map(({ file }) => file)).toEqual([`/app-${HASH}.js`, `/form-${HASH}.js`]);
});

test('a script that an island loads on first use is later; one of an older release is ignored', () => {
  expect(requests('<div data-island="form"></div>').onFirstUse).toEqual([
    { file: `/toasts-${LATER}.js`, kind: 'scripts' },
  ]);
  expect(requests('<div data-island="tabs"></div>').onFirstUse).toEqual([]);
});

test('pictures and plain scripts of the site are requested at once', () => {
  expect(requests('<img src="/a.png?v=1" alt=""><script src="/b.js"></script>').atOnce).toEqual(
    expect.arrayContaining([
      { file: '/a.png', kind: 'pictures' },
      { file: '/b.js', kind: 'scripts' },
    ]),
  );
});
