/** @jest-environment node */
import { css, Global } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderWithStylesInHead } from './render-with-styles-in-head';

function render(bodyComponent: ReactElement) {
  const head: string[] = [];
  let body = '';
  renderWithStylesInHead({
    bodyComponent,
    replaceBodyHTMLString: (html: string) => {
      body = html;
    },
    setHeadComponents: (components: ReactNode[]) =>
      head.push(...components.map((component) => renderToStaticMarkup(<>{component}</>))),
  });
  return { head, body };
}

/** The element that Gatsby writes around a page, and the element that it writes after the page. */
const Wrapper = ({ children }: { children?: ReactNode }) => (
  <div style={{ outline: 'none' }} tabIndex={-1} id="gatsby-focus-wrapper">
    {children}
  </div>
);
const Announcer = () => <div id="gatsby-announcer" style={{ position: 'absolute' }} />;

const Page = ({ children }: { children: ReactNode }) => (
  <>
    <Wrapper>{children}</Wrapper>
    <Announcer />
  </>
);

const red = css`
  color: red;
`;

it('writes each style once, into one element of the head', () => {
  const { head, body } = render(
    <Page>
      <Global styles={{ body: { margin: 0 } }} />
      <p css={red}>One</p>
      <p css={red}>Two</p>
    </Page>,
  );
  expect(body).not.toContain('<style');
  const [, name] = /^<div><p class="(s-\w+)">One<\/p><p class="\1">Two<\/p><\/div>$/.exec(body) ?? [];
  expect(name).toBeDefined();
  expect(head).toHaveLength(1);
  expect(head[0]?.split(`.${name}{color:red;}`)).toHaveLength(2);
  expect(head[0]).toContain('body{margin:0;}');
});

it('does not add the styles of one page to the next', () => {
  const headOf = (page: ReactElement) => render(<Page>{page}</Page>).head[0];
  headOf(<p css={red}>One</p>);
  expect(headOf(<p>Two</p>)).not.toContain('red');
});

it.each([
  ['wrapper', Announcer],
  ['announcer', Wrapper],
])('throws an error when Gatsby writes its %s in another way', (_element, Rest) => {
  expect(() => render(<Rest />)).toThrow('adapt plugins/islands/without-runtime-elements.ts');
});

it('throws the error of a component, so that the build fails', () => {
  const Broken = () => {
    throw new Error('content/site.yaml is missing.');
  };
  expect(() => render(<Broken />)).toThrow('content/site.yaml is missing.');
});
