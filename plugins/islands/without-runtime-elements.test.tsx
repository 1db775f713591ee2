/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withoutRuntimeElements } from './without-runtime-elements';

const Root = ({ children }: { children?: ReactNode }) => <>{children}</>;

/** Renders its element as Gatsby's router does. */
const Router = ({ id, primary = true }: { id?: string; primary?: boolean }) => (
  <div id={id} {...(primary && { tabIndex: -1, style: { outline: 'none' } })}>
    Page
  </div>
);

it('leaves the page in a plain element', () => {
  const root = (
    <Root>
      <Router id="gatsby-focus-wrapper" />
      <div id="gatsby-announcer" style={{ position: 'absolute' }} />
    </Root>
  );
  expect(renderToStaticMarkup(withoutRuntimeElements(root))).toBe('<div>Page</div>');
});

it('leaves the Head of a page as it is', () => {
  const head = <Root />;
  expect(withoutRuntimeElements(head)).toBe(head);
});
