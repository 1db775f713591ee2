import type { Root, Text } from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';

/** The types of Markdown nodes that hold a text in which quotes can be paired. */
const TEXT_BLOCKS = ['paragraph', 'heading', 'tableCell'];

/** Matches a character that remark-smartypants changes. */
const QUOTES_DASHES_DOTS = /["'`]|--|\.\.\./;

const typesetter = unified().use(remarkSmartypants).freeze();

/**
 * Typesets quotes, dashes and dots block by block: remark-smartypants would pair the quotes of different
 * paragraphs.
 *
 * @param tree is typed as a plain node, because TypeScript is slow to check `visit` with the types of
 *   Markdown
 */
export function typesetTextBlocks(tree: Node): void {
  visit(tree, TEXT_BLOCKS, (block) => {
    const texts: Text[] = [];
    visit(block, 'text', (node) => {
      texts.push(node);
    });
    // Without line breaks, insertNonBreakingSpaces also finds a date that is on two lines of the file.
    for (const text of texts) text.value = text.value.replaceAll('\n', ' ');
    // remark-smartypants doubles the time that a block takes, and most blocks have nothing to typeset.
    const needsTypesetting = texts.some(({ value }) => QUOTES_DASHES_DOTS.test(value));
    if (needsTypesetting) typesetter.runSync({ type: 'root', children: [block] } as Root);
    return SKIP;
  });
}
