import { appendFileSync, existsSync } from 'node:fs';
import { checkAll } from '../plugins/content-check';
import { readWaitlistSettings } from '../plugins/waitlist';
import { contentCheckOptions } from '../src/content-model';
import { siteDate } from '../src/shared/site-date';
import { factsOfBuild, type SiteFacts } from '../src/content-model/site-facts';
import { LEGAL_DOCUMENTS } from '../src/shared/routes';

/** Something that is open before the real site is launched. */
interface OpenPoint {
  /** Who can close it. */
  who: 'customer' | 'counsel' | 'editor' | 'operator of the host';
  /** What is open, in one sentence without a full stop. */
  what: string;
  /** What closes it, in one sentence. */
  how: string;
}

/** Rules of the content check whose warnings an editor cannot close. */
const RULES_OF_CUSTOMER = ['open-fact', 'launch'];

/** The rule that reminds editors of a text: nothing that a launch waits for. */
const REMINDER = 'review';

/** Names that never lead to a host on the internet: RFC 2606, RFC 6761, and this computer. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\.|^\[::1\]$/i;

const isReserved = (address: string) => RESERVED.test(new URL(address, 'https://this.site').hostname);

/**
 * Lists what is open before a launch.
 *
 * @param root the folder `content`
 * @param environment variables of the build
 * @throws Error when the folder cannot be read
 */
export async function openPoints(root: string, environment: NodeJS.ProcessEnv): Promise<OpenPoint[]> {
  const { findings, facts, documents } = await checkAll(root, contentCheckOptions({ today: siteDate() }));
  const toClose = findings.filter(({ severity, rule }) => severity !== 'note' && rule !== REMINDER);
  const unread = LEGAL_DOCUMENTS.filter(
    (name) => !documents.get(`legal/${name}.mdx`)?.frontMatter?.['reviewed'],
  );
  return [
    ...toClose.map(({ file, message, help, rule }): OpenPoint => {
      const who = RULES_OF_CUSTOMER.includes(rule) ? 'customer' : 'editor';
      return { who, what: `In ${file}: ${message}`, how: help };
    }),
    ...(facts ? openFacts(factsOfBuild(facts as SiteFacts, environment), unread) : []),
    ...openSettings(environment),
  ];
}

function openFacts({ url, email, unpublished }: SiteFacts, unread: readonly string[]): OpenPoint[] {
  const points: (OpenPoint | false | undefined)[] = [
    unread.length > 0 && {
      who: 'counsel',
      what: `Counsel has not read these legal texts: ${unread.join(', ')}`,
      how: 'Read each recorded text, settle what it leaves open, and add "reviewed: { by: name, on: day }" at its top.',
    },
    unpublished && {
      who: 'counsel',
      what: 'The legal texts leave to counsel: which law governs and which court decides; representatives in the EU, the UK and Switzerland; whether the form asks for assent to the terms; people under 18; how long details are kept; whether the CCPA of California applies',
      how: 'Settle each point with the customer, and correct the texts in content/legal.',
    },
    isReserved(url) && {
      who: 'customer',
      what: `The site's address, ${url}, is a placeholder`,
      how: 'Register a domain, and write its address as "url" in content/site.yaml or in the variable SITE_URL.',
    },
    isReserved(`mailto://${email}`) && {
      who: 'customer',
      what: `The mailbox ${email} cannot get mail`,
      how: 'Write a mailbox that somebody reads as "email" in content/site.yaml.',
    },
  ];
  return points.flatMap((point) => point || []);
}

function openSettings(environment: NodeJS.ProcessEnv): OpenPoint[] {
  const who = 'operator of the host';
  try {
    const delivery = readWaitlistSettings({ ...environment, WAITLIST_REQUIRED: '' });
    if (delivery && !isReserved(delivery.url)) return [];
    const reason = delivery
      ? `${delivery.url} is a placeholder`
      : 'visitors are thanked, and nothing is sent';
    const how =
      'Set the variables of a receiver, as src/waitlist/README.md says, and run npm run waitlist:probe.';
    return [{ who, what: `No receiver gets the sign-ups: ${reason}`, how }];
  } catch (error) {
    const what = (error as Error).message.replace(/\s*\n/g, ' ');
    return [{ who, what, how: 'Correct the variable that is named.' }];
  }
}

/** Ends with 1 while something is open. */
async function main(): Promise<void> {
  // As the build does; the environment takes precedence.
  if (existsSync('.env.production')) process.loadEnvFile('.env.production');
  const points = await openPoints('content', process.env);
  const lines = points.map(({ what, who, how }) => `- ${what} [${who}]\n  ${how}\n`);
  const list = points.length > 0 ? lines.join('') : 'Nothing is open.\n';
  process.stdout.write(list);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `## Before the launch\n\n${list}`);
  process.exitCode = points.length > 0 ? 1 : 0;
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(`What is open cannot be listed. ${error.message}`);
    process.exitCode = 1;
  });
}
