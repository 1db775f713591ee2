/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { stub } from '../shared/fixtures/stub';
import { startScriptsAfterPaint } from './start-scripts-after-paint';

/**
 * Replaces the component with Gatsby's scripts. It isn't async, because React 19 moves async scripts into the
 * head.
 */
const Slice = ({ sliceId }: { sliceId: string }) => <script src={`/${sliceId}.js`} />;
Object.assign(globalThis, { ISLANDS_LOADER: 'loadIslands("<b>")' });

const scripts = <Slice key="scripts" sliceId="_gatsby-scripts" />;

function render(postBody: ReactNode[]) {
  let top: ReactNode[] = [];
  let body = postBody;
  const args = {
    getPreBodyComponents: () => top,
    getPostBodyComponents: () => body,
    replacePreBodyComponents: (components: ReactNode[]) => {
      top = [...components];
    },
    replacePostBodyComponents: (components: ReactNode[]) => {
      body = [...components];
    },
  };
  startScriptsAfterPaint(stub(args));
  return { top: renderToStaticMarkup(<>{top}</>), body: renderToStaticMarkup(<>{body}</>) };
}

it('moves Gatsby’s script tags into a template in front of the loader, and drops the script for its runtime', () => {
  const { top, body } = render([<b key="kept" />, <script key="path" id="gatsby-script-loader" />, scripts]);
  expect(body).toBe('<b></b>');
  expect(top).toBe(
    '<template id="scripts"><script src="/_gatsby-scripts.js"></script></template><script>loadIslands("<b>")</script>',
  );
});

it.each([[[]], [[scripts, <Slice key="again" sliceId="_gatsby-scripts" />]]])(
  'fails the build when Gatsby does not pass its script tags as exactly one component',
  (components) => {
    expect(() => render(components)).toThrow('adapt plugins/islands/start-scripts-after-paint.tsx');
  },
);
