import { render } from '@testing-library/react';
import { LegalText } from './LegalText';

const clause = (number: number) =>
  `<h3 id="clause-${number}">Clause &amp; ${number}</h3>\n<p>${'Some words. '.repeat(50)}</p>\n<h4>Below it</h4><ul>\n<li>A point</li>\n</ul>\n`;
const short = `<p>It begins.</p>\n${clause(1)}${clause(2)}`;
const long = `<p>It begins.</p>\n${Array.from({ length: 80 }, (_, index) => clause(index)).join('')}`;
const wordsOf = (html: string) =>
  Object.assign(document.createElement('div'), { innerHTML: html }).textContent;

it('shows a short text as it is', () => {
  const { container } = render(<LegalText html={short} />);
  expect(container.querySelector('.text')?.innerHTML).toBe(short);
});

describe('a long text', () => {
  it('keeps all its words, in their order', () => {
    const { container } = render(<LegalText html={long} />);
    expect(container.textContent).toBe(wordsOf(long));
  });

  it('has its headings, and between them boxes of what they are about', () => {
    const { container } = render(<LegalText html={long} />);
    const children = [...(container.querySelector('.text.long')?.children ?? [])];
    expect(children.map(({ tagName }) => tagName)).toEqual([
      'DIV',
      ...Array.from({ length: 80 }, () => ['H3', 'DIV']).flat(),
    ]);
    expect(children[3]?.id).toBe('clause-1');
    expect(children[3]).toHaveTextContent('Clause & 1');
    expect(children[4]?.querySelector('h4')).toHaveTextContent('Below it');
  });

  it('that begins with a heading has nothing before it', () => {
    const { container } = render(<LegalText html={long.slice(long.indexOf('<h3'))} />);
    expect(container.querySelector('.long')?.firstElementChild).toBeEmptyDOMElement();
    expect(container.querySelectorAll('.long > h3')).toHaveLength(80);
  });
});
