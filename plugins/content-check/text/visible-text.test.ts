import fc from 'fast-check';
import { compileMarkdown } from '../../mdx-content/syntax';
import { question } from '../fixtures/check-samples';
import { FIXTURE_FACTS } from '../fixtures/content';
import { readMarkers } from '../fixtures/markers';
import { FIXTURE_MODEL } from '../fixtures/model';
import { readDocument } from '../parse/read-document';
import { findMatches, textBlocksOfBody } from './visible-text';

const inline = fc
  .array(
    fc.constantFrom(
      ...['word ', '*two words* ', '`code` ', '&amp; ', '&eacute; ', '&#97; ', '\\* ', '[link](/) ', 'it’s '],
      ...['-- ', 'a_b ', '"q" ', '<Brand /> ', '<Operator /> ', 'é ', '**b**old ', '... ', '100% ', '\n'],
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => pieces.join('').trim());

it('finds the place of a word in the file, whatever markup, entities and typography surround it', () => {
  fc.assert(
    fc.property(inline, inline, (before, after) => {
      const body = `${before}\n  MARK ${after}`;
      const document = readDocument('faq/a.mdx', question(body), FIXTURE_MODEL, () => undefined);
      if (!document) throw new Error('not parsed');
      const page = compileMarkdown(document.tree, {
        model: FIXTURE_MODEL,
        facts: FIXTURE_FACTS,
        headingLevel: 4,
        idPrefix: '',
      });
      const [{ place } = {}] = findMatches(textBlocksOfBody(page, document), /mark/g);
      const { places } = readMarkers(question(body.replace('MARK', '▸MARK')));
      expect([`${place?.line}:${place?.column}`]).toEqual(places);
    }),
  );
});
