import { compileBody } from '../../mdx-content';
import { checkQuestions, question } from '../fixtures/check-samples';
import { CLAIMS } from '../fixtures/claims';
import { FIXTURE_FACTS } from '../fixtures/content';
import { INVALID_BODIES } from '../fixtures/invalid-bodies';
import { INVALID_FILES } from '../fixtures/invalid-files';
import { expectedFindings, readMarkers } from '../fixtures/markers';
import { FIXTURE_MODEL } from '../fixtures/model';
import { VALID_BODIES } from '../fixtures/valid-bodies';

describe('the content check finds', () => {
  const samples = [
    ...[...INVALID_BODIES, ...CLAIMS].map(([what, body, ...rules]) => [what, question(body), rules] as const),
    ...INVALID_FILES.map(([what, source, ...rules]) => [what, source, rules] as const),
  ].map(([what, source, rules]) => ({ what, rules, ...readMarkers(source) }));
  const found: string[][] = [];
  beforeAll(async () => {
    // Anchors are checked only when all texts can be read, so the samples of links and anchors are
    // checked without the others.
    const isLink = ({ rules }: { rules: readonly string[] }) =>
      rules.includes('link') || rules.includes('anchor');
    const batches = [samples.filter(isLink), samples.filter((sample) => !isLink(sample))];
    for (const batch of batches) {
      const results = await checkQuestions(batch.map(({ text }) => text));
      for (const [index, sample] of batch.entries()) found[samples.indexOf(sample)] = results[index] ?? [];
    }
  });
  it.each(samples.map((sample, index) => [sample.what, sample, index] as const))(
    '%s at its place',
    (_what, { places, rules }, index) => {
      expect(found[index]).toEqual(expectedFindings(places, rules));
    },
  );
});

describe('the content check finds nothing wrong with', () => {
  let found: string[][];
  beforeAll(async () => {
    found = await checkQuestions(VALID_BODIES.map(([, body]) => question(body)));
  });
  it.each(VALID_BODIES.map(([what, body], index) => [what, body, index] as const))(
    '%s',
    (_what, body, index) => {
      expect(found[index]).toEqual([]);
      const options = { model: FIXTURE_MODEL, facts: FIXTURE_FACTS, headingLevel: 4, idPrefix: '' };
      expect(() => compileBody(body, options)).not.toThrow();
    },
  );
});
