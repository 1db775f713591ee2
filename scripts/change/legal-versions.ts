import { describeDifference, type Finding, type LegalVersion, siteDate } from '../../plugins/site-content';
import { formatDate } from '../../src/shared/format-date';
import { codeBlock, plain } from './markdown';

const LEGEND = 'In the text below, `[-words-]` are removed and `{+words+}` are added.';

/**
 * Describes a version of a legal document in Markdown: its day, its change note and the difference, clause by clause.
 *
 * @param previous the version before it, where there is one
 * @param state whether it is recorded, and what to do about it
 */
export function describeVersion(
  version: LegalVersion,
  previous: LegalVersion | undefined,
  state: string,
): string {
  const facts = [
    `- **Takes effect:** ${dayOf(version, previous)}`,
    `- **What changed, in the words of the document:** ${plain(version.changeNote)}`,
    `- **Recorded:** ${state}`,
    `- **SHA-256 of the file:** \`${version.sha256}\``,
  ];
  return [
    `#### ${plain(version.title)}, version of ${formatDate(version.date)}`,
    facts.join('\n'),
    ...changesOf(version, previous),
  ].join('\n\n');
}

function dayOf({ date }: LegalVersion, previous: LegalVersion | undefined): string {
  const day = formatDate(date);
  const today = siteDate();
  if (date < today)
    return `${day}. **This day has passed**: the record says that the text was in force from then on.`;
  if (date === today || !previous) return `${day}, with the first build on or after that day (UTC).`;
  return `${day}, with the first build on or after that day (UTC). Until then the site shows the version of ${formatDate(previous.date)}.`;
}

function changesOf(version: LegalVersion, previous: LegalVersion | undefined): string[] {
  if (!previous) return ['This is the first version of this document.'];
  const { summary, lines } = describeDifference(previous, version);
  const counts = `${summary}, compared with the version of ${formatDate(previous.date)}.`;
  return lines.length > 0 ? [`${counts} ${LEGEND}`, codeBlock(lines)] : [counts];
}

/** Finds mistakes for which nothing may be recorded: a recorded text, and the facts that it shows, can never be edited. */
export const mistakesOfTexts = (findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ file, severity, rule }) =>
      /^content\/(legal\/|site\.yaml$)/.test(file) && severity === 'error' && rule !== 'record-missing',
  );
