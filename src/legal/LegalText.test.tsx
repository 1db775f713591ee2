import { render } from '@testing-library/react';
import { LegalText } from './LegalText';

const clause = (number: number) => ({
  id: `clause-${number}`,
  text: `Clause ${number}`,
  heading: `Clause &amp; <em>${number}</em>`,
  html: `<p>${'Some words. '.repeat(50)}</p>\n<h4>Below it</h4><ul>\n<li>A point</li>\n</ul>`,
});
const versionOf = (clauses: number, intro = '<p>It begins.</p>'): Queries.LegalFrameFragment => ({
  document: 'terms',
  summary: 'What it says.',
  intro,
  parts: Array.from({ length: clauses }, (_, index) => clause(index)),
});
const childrenOf = (version: Queries.LegalFrameFragment) => {
  const { container } = render(<LegalText version={version} />);
  const text = container.querySelector('.text');
  return { classes: text?.className, children: [...(text?.children ?? [])] };
};

it('renders the introduction, and each clause as a heading and its content', () => {
  const { children } = childrenOf(versionOf(2));
  expect(children.map(({ tagName }) => tagName)).toEqual(['DIV', 'H3', 'DIV', 'H3', 'DIV']);
  expect(children[0]?.innerHTML).toBe('<p>It begins.</p>');
  expect(children[3]?.id).toBe('clause-1');
  expect(children[3]?.innerHTML).toBe('Clause &amp; <em>1</em>');
  expect(children[4]?.innerHTML).toBe(clause(1).html);
});

it('renders an empty element for a text that begins with a heading', () => {
  expect(childrenOf(versionOf(1, '')).children[0]).toBeEmptyDOMElement();
});

it('marks a text of more than 30,000 characters as long', () => {
  expect(childrenOf(versionOf(2)).classes).not.toMatch(/\blong\b/);
  expect(childrenOf(versionOf(80)).classes).toMatch(/\blong\b/);
});
