import fc from 'fast-check';
import { compileBody } from '../compile/compile-body';
import { readDocument } from '../parse/content-document';
import { reportTo, type Finding } from '../parse/finding';
import { question } from '../fixtures/check-samples';
import { siteFactsWith } from '../fixtures/front-matter';
import { readMarkers } from '../fixtures/markers';
import { outlineOf } from './outline';
import { findIn, proseOfBody } from './prose';

describe('a parsed body', () => {
  const read = (body: string) => {
    const findings: Finding[] = [];
    const document = readDocument('faq/a.mdx', question(body), reportTo(findings, 'content/faq/a.mdx'));
    if (!document) throw new Error('not read');
    return document;
  };
  const inline = fc
    .array(
      fc.constantFrom(
        'word ',
        '*two words* ',
        '`code` ',
        '&amp; ',
        '\\* ',
        '[link](/) ',
        'it’s ',
        '-- ',
        'a_b ',
        '"q" ',
        '<Brand /> ',
        '<Operator /> ',
        'é ',
        '**b**old ',
        '... ',
        '100% ',
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((pieces) => pieces.join('').trim());

  it.each(['Sample LLC', undefined])(
    'has the same anchors as the compiled page, with the operator %s',
    (operator) => {
      const facts = siteFactsWith(operator ? { operator } : {});
      fc.assert(
        fc.property(inline, (heading) => {
          const document = read(`## ${heading}`);
          const { parts } = compileBody(document.body, { facts, headingLevel: 4, idPrefix: 'a-' });
          const [own] = outlineOf(document, facts).headings;
          expect(own?.id).toBe(parts[0]?.id);
        }),
      );
    },
  );

  it('has the place of each word', () => {
    fc.assert(
      fc.property(inline, inline, (before, after) => {
        const body = `${before}\n  MARK ${after}`;
        const document = read(body);
        const [{ place } = {}] = findIn(proseOfBody(document, siteFactsWith()), /mark/g);
        const { places } = readMarkers(question(body.replace('MARK', '▸MARK')));
        expect([`${place?.line}:${place?.column}`]).toEqual(places);
      }),
    );
  });
});
