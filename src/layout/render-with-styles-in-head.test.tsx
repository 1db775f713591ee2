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

const red = css`
  color: red;
`;

it('writes each style once, into one element of the head', () => {
  const { head, body } = render(
    <>
      <Global styles={{ body: { margin: 0 } }} />
      <p css={red}>One</p>
      <p css={red}>Two</p>
    </>,
  );
  expect(body).not.toContain('<style');
  const [, name] = /^<p class="(s-\w+)">One<\/p><p class="\1">Two<\/p>$/.exec(body) ?? [];
  expect(name).toBeDefined();
  expect(head).toHaveLength(1);
  expect(head[0]?.split(`.${name}{color:red;}`)).toHaveLength(2);
  expect(head[0]).toContain('body{margin:0;}');
});

it('does not add the styles of one page to the next', () => {
  const headOf = (page: ReactElement) => render(page).head[0];
  headOf(<p css={red}>One</p>);
  expect(headOf(<p>Two</p>)).not.toContain('red');
});

it('throws the error of a component, so that the build fails', () => {
  const Broken = () => {
    throw new Error('content/site.yaml is missing.');
  };
  expect(() => render(<Broken />)).toThrow('content/site.yaml is missing.');
});
