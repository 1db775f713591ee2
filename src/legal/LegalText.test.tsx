import { render } from '@testing-library/react';
import { LegalText } from './LegalText';

const clause = (number: number) =>
  `<h3 id="clause-${number}">Clause &amp; ${number}</h3>\n<p>${'Some words. '.repeat(50)}</p>\n<h4>Below it</h4><ul>\n<li>A point</li>\n</ul>\n`;
const short = `<p>It begins.</p>\n${clause(1)}${clause(2)}`;
const long = `<p>It begins.</p>\n${Array.from({ length: 80 }, (_, index) => clause(index)).join('')}`;
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `clause-${index}`);
const wordsOf = (html: string) =>
  Object.assign(document.createElement('div'), { innerHTML: html }).textContent;

it('renders a short text unchanged', () => {
  const { container } = render(<LegalText html={short} ids={['clause-1', 'clause-2']} />);
  expect(container.querySelector('.text')?.innerHTML).toBe(short);
});

describe('a long text', () => {
  it('keeps all its text in order', () => {
    const { container } = render(<LegalText html={long} ids={idsOf(80)} />);
    expect(container.textContent).toBe(wordsOf(long));
  });

  it('becomes headings, each followed by a div with its clause', () => {
    const { container } = render(<LegalText html={long} ids={idsOf(80)} />);
    const children = [...(container.querySelector('.text.long')?.children ?? [])];
    expect(children.map(({ tagName }) => tagName)).toEqual([
      'DIV',
      ...Array.from({ length: 80 }, () => ['H3', 'DIV']).flat(),
    ]);
    expect(children[3]?.id).toBe('clause-1');
    expect(children[3]).toHaveTextContent('Clause & 1');
    expect(children[4]?.querySelector('h4')).toHaveTextContent('Below it');
  });

  it('is not split at a quoted heading', () => {
    const quote = '<blockquote><h3 id="quoted">Quoted</h3><p>Words.</p></blockquote>';
    const { container } = render(<LegalText html={`${long}${quote}`} ids={idsOf(80)} />);
    expect(container.querySelectorAll('.long > h3')).toHaveLength(80);
    expect(container.querySelector('.long > div:last-child > blockquote')?.outerHTML).toBe(quote);
  });

  it('starts with an empty div when it begins with a heading', () => {
    const { container } = render(<LegalText html={long.slice(long.indexOf('<h3'))} ids={idsOf(80)} />);
    expect(container.querySelector('.long')?.firstElementChild).toBeEmptyDOMElement();
    expect(container.querySelectorAll('.long > h3')).toHaveLength(80);
  });
});
