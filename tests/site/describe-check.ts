import { readBuiltSite, type BuiltSite, type Check } from './built-site';
import { sampleSite, type Changes } from './sample-site';

/** A change of the sample site, and a part of the sentence that a check must find then. */
export type Mistake = [what: string, changes: Changes, sentence: string];

let built: BuiltSite | undefined;

/** Tests the built site with a check, and proves on a small site that the check finds mistakes and nothing else. */
export function describeCheck(name: string, check: Check, mistakes: readonly Mistake[]): void {
  describe(name, () => {
    it('finds nothing in the built site', async () => {
      expect(await check((built ??= readBuiltSite()))).toEqual([]);
    });

    it('finds nothing in a valid sample', async () => {
      expect(await check(sampleSite())).toEqual([]);
    });

    it.each(mistakes)('finds %s', async (_what, changes, sentence) => {
      expect((await check(sampleSite(changes))).join('\n')).toContain(sentence);
    });
  });
}
