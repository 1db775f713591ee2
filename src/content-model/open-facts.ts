import type { FactProblem } from '../../plugins/content-check';
import { hostOf, isReservedDomain } from './reserved-domain';
import type { SiteFacts } from './site-facts';

/** What a build knows of itself, and a script may not. */
export interface BuildSettings {
  /** The day for which the site is built, `2025-05-02`. */
  today: string;
  /** Whether it is a preview, which is marked as one on each page. */
  preview?: boolean;
  /** Whether it is `gatsby develop`. */
  isDevelopment?: boolean;
  /** Whether the environment wants the real site, with WAITLIST_REQUIRED=1. */
  isReceiverRequired?: boolean;
  /** Where sign-ups go; null where the form only simulates, and undefined where that is not known. */
  delivery?: { url: string } | null | undefined;
  /** The public origin, where it is not the one in content/site.yaml. */
  url?: string | null;
}

/** The facts on which visitors rely, and `unpublished`. */
type RequiredFacts = Pick<
  SiteFacts,
  'email' | 'url' | 'launch' | 'launchBy' | 'operator' | 'postalAddress' | 'unpublished'
>;

/** The file in which variables of the build can be set. */
const SETTINGS_FILE = '.env.production';

const THIS_COMPUTER = /^(?:localhost|127(?:\.\d+){3})$/;

/**
 * Decides whether visitors are to see a build, which then has to be complete. They are when
 *
 * - WAITLIST_REQUIRED=1 says so, as on the host, or
 * - sign-ups are sent to a receiver, and content/site.yaml no longer says that the site is unpublished.
 *
 * Without a receiver, or with one on this computer (which nobody else can reach: tests have one), a build is somebody's
 * own. A preview and `gatsby develop` are never for visitors.
 */
export function isRealSite(
  { unpublished }: Pick<SiteFacts, 'unpublished'>,
  { preview = false, isDevelopment = false, isReceiverRequired = false, delivery }: BuildSettings,
): boolean {
  if (preview || isDevelopment) return false;
  if (isReceiverRequired) return true;
  if (!delivery || unpublished) return false;
  return !THIS_COMPUTER.test(hostOf(delivery.url) ?? '');
}

/**
 * Lists what a site still lacks before visitors may see it: errors in a build for visitors, warnings in any other.
 *
 * @param facts a valid content/site.yaml
 */
export function openFacts(facts: RequiredFacts, build: BuildSettings): FactProblem[] {
  const isReal = isRealSite(facts, build);
  const problems = [
    ...missingFacts(facts),
    ...unreachableAddresses(facts, build),
    ...passedLaunch(facts, build),
    ...(facts.unpublished ? [isReal ? DRAFTS : UNPUBLISHED] : []),
    // Only a build for visitors needs a receiver: the waitlist says of any other that its form simulates.
    ...(isReal ? receiverProblems(build) : []),
  ];
  return problems.map((problem) => ({ severity: isReal ? 'error' : 'warning', ...problem }));
}

const UNPUBLISHED: FactProblem = {
  field: 'unpublished',
  rule: 'unpublished',
  message: 'the site counts as not published, so the legal record may still be started anew',
  help: 'Turn off "The site is not published yet" in the change that publishes the site; from then on, recorded versions stay.',
};

const DRAFTS: FactProblem = {
  field: 'unpublished',
  rule: 'unpublished',
  message: 'this line makes drafts of the legal texts, and visitors must not get drafts',
  help: 'When nothing else is open, turn off "The site is not published yet": the legal texts then count as published.',
};

function missingFacts({ operator, postalAddress }: RequiredFacts): FactProblem[] {
  const problems: FactProblem[] = [];
  const add = (field: string, message: string, what: string) => {
    const help = `Fill it in, in the form "Facts of the site": ${what}.`;
    problems.push({ field, rule: 'open-fact', message, help });
  };
  if (!operator) {
    add(
      'operator',
      '"operator" is missing: visitors are not told who runs this site and writes to them',
      'the legal name of the person or company',
    );
  }
  if (!postalAddress) {
    add(
      'postalAddress',
      '"postalAddress" is missing: the legal texts and each email have to show it',
      'the address, on one line',
    );
  }
  return problems;
}

function unreachableAddresses({ email, url }: RequiredFacts, { url: ofBuild }: BuildSettings): FactProblem[] {
  const problems: FactProblem[] = [];
  const mailHost = email.slice(email.lastIndexOf('@') + 1);
  if (isReservedDomain(mailHost)) {
    problems.push({
      field: 'email',
      rule: 'open-fact',
      message: `mail to ${email} cannot arrive: ${mailHost} is a name for examples and tests`,
      help: 'Write a mailbox that somebody reads.',
    });
  }
  const address = ofBuild || url;
  if (isReservedDomain(hostOf(address) ?? '')) {
    const source = ofBuild ? ' (from the variable SITE_URL)' : '';
    problems.push({
      field: 'url',
      rule: 'open-fact',
      message: `visitors cannot open ${address}${source}: it is an address for examples and tests`,
      help: 'Register a domain, and write its address here. Maintainers can set SITE_URL instead.',
    });
  }
  return problems;
}

function passedLaunch({ launch, launchBy }: RequiredFacts, { today }: BuildSettings): FactProblem[] {
  if (launchBy >= today) return [];
  return [
    {
      field: 'launchBy',
      rule: 'launch',
      message: `the launch is announced for ${launch}, and its last day, ${launchBy}, has passed`,
      help: 'Change "launch", "launchBy" and "firstReport" here; the dates in all texts follow.',
    },
  ];
}

function receiverProblems({ delivery }: BuildSettings): FactProblem[] {
  const problem = (message: string, help: string): FactProblem[] => [
    { file: SETTINGS_FILE, rule: 'receiver', message, help },
  ];
  if (delivery === null) {
    return problem(
      'no receiver gets the sign-ups: visitors would be thanked, and nothing would be sent',
      'Set GATSBY_WAITLIST_URL in the settings of the host or in this file, as src/waitlist/README.md says.',
    );
  }
  const host = delivery && hostOf(delivery.url);
  if (!host || !isReservedDomain(host)) return [];
  return problem(
    `no sign-up would arrive: GATSBY_WAITLIST_URL is ${delivery.url}, and no visitor's browser can reach ${host}`,
    'Set the address of the real receiver in the settings of the host or in this file, and run npm run waitlist:probe.',
  );
}
