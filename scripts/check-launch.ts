import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { REVIEW_RULE } from '../plugins/content-check';
import { documentFile } from '../plugins/legal-record';
import { CONTENT_FOLDER } from '../plugins/mdx-content';
import { messageWithField, type Finding } from '../plugins/shared/text/finding';
import { readBuildSettings, type BuildSettings } from '../config/environment/build-settings';
import { loadEnvFile } from '../config/environment/load-env-file';
import { RELEASE_RULES } from '../config/release/release-rules';
import { LEGAL_DOCUMENT_NAMES } from '../src/shared/legal-document-names';
import { checkContentAndRecord } from './support/check-content-and-record';
import { runCommand } from './support/run-command';

interface OpenPoint {
  who: (typeof PEOPLE)[number];
  /** The open point itself: a question, or a sentence without its full stop. */
  what: string;
  how: string;
  /** Whether no release can be built while it is open. */
  stops: boolean;
}

const PEOPLE = ['customer', 'counsel', 'editor', 'operator of the host'] as const;

/** This file has the questions that only people can answer. They edit it themselves. */
const QUESTIONS_FILE = 'docs/open-questions.yaml';

const questionsSchema = z.array(
  z.strictObject({ who: z.enum(PEOPLE), question: z.string().min(1), how: z.string().min(1) }),
);

/** Who closes the findings of a rule of the content check; an editor closes all others. */
const CLOSED_BY: Readonly<Record<string, OpenPoint['who']>> = {
  [RELEASE_RULES.missingFact]: 'customer',
  [RELEASE_RULES.launch]: 'customer',
  [RELEASE_RULES.receiver]: 'operator of the host',
};

/**
 * Lists what is open before a launch: first what stops a release, then the rest.
 *
 * @param root the folder `content`
 * @param environment variables of the build
 * @throws Error when the folder can't be read
 */
export async function openPoints(root: string, environment: NodeJS.ProcessEnv): Promise<OpenPoint[]> {
  const { build, mistakes } = readBuildSettings(environment);
  const release: BuildSettings = {
    ...build,
    // These hold for a release, whatever this environment says.
    isPreview: false,
    isDevelop: false,
    mustBeRelease: true,
  };
  const { findings, facts, documents } = await checkContentAndRecord(root, release);
  const unread = LEGAL_DOCUMENT_NAMES.filter(
    (name) => !documents.get(documentFile(name))?.frontMatter?.['reviewed'],
  );
  // A launch doesn't wait until a text is read again.
  const unlisted: string[] = [REVIEW_RULE];
  // While a variable has a mistake, nobody knows whether there will be a receiver.
  if (mistakes.length > 0) unlisted.push(RELEASE_RULES.receiver);
  const points = [
    ...mistakes.map(pointOfMistake),
    ...findings.filter(({ severity, rule }) => severity !== 'note' && !unlisted.includes(rule)).map(pointOf),
    ...(unread.length > 0 ? [unreadTexts(unread)] : []),
    ...(facts?.unpublished ? openQuestions() : []),
  ];
  return [...points.filter(({ stops }) => stops), ...points.filter(({ stops }) => !stops)];
}

const pointOfMistake = (mistake: string): OpenPoint => ({
  who: 'operator of the host',
  what: mistake.replace(/\s*\n/g, ' '),
  how: 'Correct the variable that is named.',
  stops: true,
});

function pointOf(finding: Finding): OpenPoint {
  const { file, line, help, rule, severity } = finding;
  const message = messageWithField(finding);
  const what = file.startsWith(`${CONTENT_FOLDER}/`) ? `In ${file}, line ${line}: ${message}` : message;
  return { who: CLOSED_BY[rule] ?? 'editor', what, how: help, stops: severity === 'error' };
}

const unreadTexts = (names: readonly string[]): OpenPoint => ({
  who: 'counsel',
  what: `Counsel has not read these legal texts: ${names.join(', ')}`,
  how: 'Read each recorded text, settle what it leaves open, and add "reviewed: { by: name, on: day }" at its top.',
  stops: false,
});

/**
 * The questions as open points. They are listed until the site is public, and none of them stops a release.
 *
 * @throws Error that names the place of a mistake in the file
 */
export function openQuestions(): OpenPoint[] {
  const file = path.resolve(__dirname, '..', QUESTIONS_FILE);
  const { data, error } = questionsSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${QUESTIONS_FILE} has a mistake. ${z.prettifyError(error)}`);
  return data.map(({ who, question, how }) => ({ who, what: question, how, stops: false }));
}

function toMarkdown(points: readonly OpenPoint[]): string {
  if (points.length === 0) return 'Nothing is open.\n';
  const stopping = points.filter(({ stops }) => stops);
  const others = points.filter(({ stops }) => !stops);
  const lists = [
    listOf('This stops a release: none can be built before it is done.', stopping),
    listOf('These points stop no release. Settle them before the launch all the same.', others),
  ];
  return lists.filter((list) => list !== '').join('\n');
}

function listOf(title: string, points: readonly OpenPoint[]): string {
  if (points.length === 0) return '';
  const items = points.map(({ what, who, how }) => `- ${what} [${who}]\n  ${how}\n`);
  return `${title}\n\n${items.join('')}`;
}

async function main(): Promise<void> {
  loadEnvFile();
  const points = await openPoints(CONTENT_FOLDER, process.env);
  const list = toMarkdown(points);
  process.stdout.write(list);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `## Before the launch\n\n${list}`);
  process.exitCode = points.length > 0 ? 1 : 0;
}

if (require.main === module) void runCommand(main, { prefix: 'The open points could not be listed.' });
