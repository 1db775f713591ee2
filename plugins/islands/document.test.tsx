/** @jest-environment node */
import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { startScriptsAfterPaint } from './document';

/** A stub of Gatsby's scripts; not async, since React 19 would move that into the head, but not Gatsby's. */
const Slice = ({ sliceId }: { sliceId: string }) => <script src={`/${sliceId}.js`} />;
const scripts = <Slice key="scripts" sliceId="_gatsby-scripts" />;

function render(postBody: ReactNode[]) {
  let [top, body]: [ReactNode[], ReactNode[]] = [[<p key="skip">Skip</p>], postBody];
  startScriptsAfterPaint({
    getPreBodyComponents: () => top,
    getPostBodyComponents: () => body,
    replacePreBodyComponents: (components: ReactNode[]) => (top = [...components]),
    replacePostBodyComponents: (components: ReactNode[]) => (body = [...components]),
  } as unknown as PreRenderHTMLArgs);
  return { top: renderToStaticMarkup(<>{top}</>), body: renderToStaticMarkup(<>{body}</>) };
}

it('moves Gatsby’s scripts into an inert template and removes the path of its runtime', () => {
  const { top, body } = render([
    <div key="kept" id="kept" />,
    <script key="path" id="gatsby-script-loader" />,
    scripts,
    'text',
  ]);
  expect(body).toBe('<div id="kept"></div>text');
  expect(top).toContain('<template id="scripts"><script src="/_gatsby-scripts.js"></script></template>');
});

it('inlines the loader before the content and after the template', () => {
  const { top } = render([scripts]);
  const [, text = ''] = /^<p>Skip<\/p><template.*<\/template><script>(.*)<\/script>$/s.exec(top) ?? [];
  expect(text).toMatch(/\("island-ready","scripts",300\)$/);
  expect(text).not.toContain('</');
  expect(() => new Function(text)).not.toThrow();
});

it.each([
  ['none', 0, []],
  ['two', 2, [scripts, <Slice key="again" sliceId="_gatsby-scripts" />]],
])('fails the build when Gatsby passes %s script slices', (_case, count, components) => {
  expect(() => render([<div key="other" />, ...components])).toThrow(
    `Gatsby handed over ${count} "_gatsby-scripts" slices, not one: plugins/islands/document.tsx has to follow its new way of writing script tags.`,
  );
});
