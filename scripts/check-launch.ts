import { appendFileSync, existsSync } from 'node:fs';
import { readSwitch } from '../plugins/publish/read-switch';
import { readWaitlistSettings } from '../plugins/publish/waitlist-settings';
import { checkAll, factsOfBuild, type SiteFacts } from '../plugins/site-content';
import { LEGAL_DOCUMENTS } from '../src/shared/routes';

/** Something that is open before the real site is launched. */
interface OpenPoint {
  /** What is open, in one sentence without a full stop. */
  what: string;
  /** Who can close it. */
  who: 'customer' | 'counsel' | 'editor' | 'operator of the host';
  /** What closes it, in one sentence. */
  how: string;
  /** The site can be launched with it. */
  mayStay: boolean;
}

/** Adds an open point; by default, it must be closed before the launch. */
type Open = (who: OpenPoint['who'], what: string, how: string, mayStay?: boolean) => void;

/** Rules of the content check whose warnings an editor cannot close. */
const RULES_OF_CUSTOMER = ['open-fact', 'launch'];

/** Names that never lead to a host on the internet: RFC 2606, RFC 6761, and this computer. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\.|^\[::1\]$/i;

/**
 * Lists what is open before a launch.
 *
 * @param root the folder `content`
 * @param environment variables of the build
 * @throws Error when the folder cannot be read
 */
export async function openPoints(root: string, environment: NodeJS.ProcessEnv): Promise<OpenPoint[]> {
  const points: OpenPoint[] = [];
  const open: Open = (who, what, how, mayStay = false) => points.push({ what, who, how, mayStay });
  const { findings, facts, documents } = await checkAll(root);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) {
    const how = 'Run npm run check:content, which names each of them, and correct them.';
    open('editor', `The content has mistakes (${errors})`, how);
  }
  for (const { file, message, help, rule, severity } of findings) {
    const who = RULES_OF_CUSTOMER.includes(rule) ? 'customer' : 'editor';
    if (severity === 'warning') open(who, `In ${file}: ${message}`, help, rule === 'review');
  }
  if (facts) openFacts(factsOfBuild(facts, environment), open);
  const unread = LEGAL_DOCUMENTS.filter(
    (name) => !documents.get(`legal/${name}.mdx`)?.frontMatter?.['reviewed'],
  );
  if (unread.length > 0) {
    const how =
      'Read each recorded text, settle what it leaves open, and add "reviewed: { by: name, on: day }" at its top.';
    open('counsel', `Counsel has not read these legal texts: ${unread.join(', ')}`, how);
  }
  for (const openSetting of [openWaitlist, openHsts]) {
    try {
      openSetting(environment, open);
    } catch (error) {
      open(OPERATOR, (error as Error).message.replace(/\s*\n/g, ' '), 'Correct the variable that is named.');
    }
  }
  return points;
}

/** What the legal texts leave open. */
const FOR_COUNSEL = [
  'which law governs and which court decides',
  'representatives in the EU, the UK and Switzerland',
  'whether the form asks for assent to the terms',
  'people under 18',
  'how long details are kept',
  'whether the CCPA of California applies',
];

function openFacts({ url, email, social, unpublished }: SiteFacts, open: Open): void {
  if (unpublished) {
    const how = 'Settle each point with the customer, and correct the texts in content/legal.';
    open('counsel', `The legal texts leave to counsel: ${FOR_COUNSEL.join('; ')}`, how);
  }
  if (RESERVED.test(new URL(url).hostname)) {
    const how =
      'Register a domain, and write its address as "url" in content/site.yaml or in the variable SITE_URL.';
    open('customer', `The site's address, ${url}, is a placeholder`, how);
  }
  if (RESERVED.test(email.split('@').at(-1) ?? '')) {
    const how = 'Write a mailbox that somebody reads as "email" in content/site.yaml.';
    open('customer', `The mailbox ${email} cannot get mail`, how);
  }
  const names = social.filter((network) => !network.url).map(({ name }) => name);
  if (names.length > 0) {
    const how =
      'Add the address of each account in content/site.yaml, or delete the name; without an address it is no link.';
    open('customer', `These social networks have no address: ${names.join(', ')}`, how, true);
  }
}

const OPERATOR = 'operator of the host';

/** @throws Error when a setting is wrong */
function openWaitlist(environment: NodeJS.ProcessEnv, open: Open): void {
  const delivery = readWaitlistSettings({ ...environment, WAITLIST_REQUIRED: '' });
  if (!delivery) {
    const what = 'No receiver gets the sign-ups: visitors are thanked, and nothing is sent';
    const how =
      'Set the variables of a receiver, as src/waitlist/README.md says, and run npm run waitlist:probe.';
    open(OPERATOR, what, how);
  } else if (RESERVED.test(new URL(delivery.url, 'https://this.site').hostname)) {
    const what = `The receiver of the sign-ups, ${delivery.url}, is a placeholder`;
    open(OPERATOR, what, 'Write the address of the real one into GATSBY_WAITLIST_URL.');
  }
}

/** @throws Error when the setting is wrong */
function openHsts(environment: NodeJS.ProcessEnv, open: Open): void {
  if (readSwitch('HSTS_PRELOAD', environment)) return;
  const what = 'Browsers are told to use https for this host only, not for its subdomains';
  const how = 'Decide about HSTS_PRELOAD=1, which is hard to undo: docs/deploy.md#https.';
  open(OPERATOR, what, how, true);
}

/** @returns the points as a list, for a terminal as for Markdown: what is open and who closes it, then how */
export function asList(points: readonly OpenPoint[]): string {
  const lines = points.map(
    ({ what, who, how, mayStay }) => `- ${mayStay ? 'may stay open' : 'open'}: ${what} [${who}]\n  ${how}\n`,
  );
  return `${lines.join('')}\n${summaryOf(points)}`;
}

function summaryOf(points: readonly OpenPoint[]): string {
  const blocking = points.filter(({ mayStay }) => !mayStay).length;
  if (points.length === 0) return 'Nothing is open.\n';
  return blocking === 0
    ? `The site can be launched; ${points.length} open, which may stay so.\n`
    : `${points.length} open; ${blocking} of them must be closed before the launch.\n`;
}

/** Ends with 0 when the site can be launched, 1 when something must be closed first, 2 when it cannot tell. */
async function main(): Promise<void> {
  // As the build does; the environment takes precedence.
  if (existsSync('.env.production')) process.loadEnvFile('.env.production');
  const points = await openPoints('content', process.env);
  const list = asList(points);
  process.stdout.write(list);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `## Before the launch\n\n${list}`);
  process.exitCode = points.some(({ mayStay }) => !mayStay) ? 1 : 0;
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(`What is open cannot be listed. ${error.message}`);
    process.exitCode = 2;
  });
}
