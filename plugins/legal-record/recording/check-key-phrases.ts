import type { Report } from '../../shared/text/finding';
import type { EditedDocument, LegalVersion } from '../record/legal-version';

/** Requires the summary to contain each key phrase word for word: the page can't mark it otherwise. */
export function checkKeyPhrases(
  { summary, keyPhrases }: Pick<LegalVersion, 'summary' | 'keyPhrases'>,
  { placeOf }: Pick<EditedDocument, 'placeOf'>,
  report: Report,
): void {
  for (const [index, phrase] of keyPhrases.entries()) {
    if (summary.includes(phrase)) continue;
    report(placeOf(['keyPhrases', index]), {
      rule: 'key-phrase',
      message: `the key phrase "${phrase}" is not in the summary, so the page cannot mark it`,
      help: 'Copy the words exactly from the summary, or delete the phrase.',
    });
  }
}
