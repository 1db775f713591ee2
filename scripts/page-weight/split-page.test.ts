import { splitPage } from './split-page';

const STYLE = '<style>p{color:red}</style>';
const SCRIPT = `<script>let a = '<p>';</script>`;
const REST = `<script type="application/ld+json">{"@type":"Thing"}</script>
<script type="speculationrules">{}</script></head><body>`;
const SVG = '<svg viewBox="0 0 9 9"><title>A bank</title><path d="M0 0h9"/></svg>';
const TEMPLATE = '<template id="scripts"><script src="/app-1.js" async></script></template>';

const page = (title: string, text: string, noscript: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title>${STYLE}${SCRIPT}${REST.replace('\n', '')}` +
  `<h1>${text}</h1>${SVG}<noscript><p>${noscript}</p></noscript>${TEMPLATE}</body></html>`;

test('the frame is the page without its words, those of <noscript> included', () => {
  const { frame } = splitPage(page('Home', 'Welcome &amp; hello', 'Scripts are off.'));
  expect(frame).toBe(page('', '', ''));
});

test('styles and scripts count with their tags; data blocks and script files do not count', () => {
  const { inlineScripts, inlineStyles } = splitPage(page('Home', 'Welcome', ''));
  expect(inlineStyles).toBe(STYLE);
  expect(inlineScripts).toBe(SCRIPT);
});
