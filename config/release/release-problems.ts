import type { FactProblem } from '../../plugins/content-check/browser';
import { FACTS_FORM, UNPUBLISHED_SWITCH, type SiteFacts } from '../content-model/site-facts';
import type { CheckSettings } from '../environment/check-settings';
import { hostOf } from './host-of';
import { isReleaseBuild } from './is-release-build';
import { isReservedDomain } from './is-reserved-domain';
import { RELEASE_RULES } from './release-rules';

type FactsToCheck = Pick<
  SiteFacts,
  'email' | 'url' | 'launch' | 'launchBy' | 'operator' | 'postalAddress' | 'publicSince' | 'unpublished'
>;

/**
 * Finds what a site still lacks before visitors may see it. These are errors in a release, and warnings in
 * any other build. A public site that lacks the day on which it went public gets a warning in every build.
 *
 * @param facts the facts of this build
 */
export function findReleaseProblems(facts: FactsToCheck, build: CheckSettings): FactProblem[] {
  const isRelease = isReleaseBuild(facts, build);
  const problems = [
    ...missingFacts(facts),
    ...unreachableAddresses(facts, build),
    ...passedLaunch(facts, build),
  ];
  if (facts.unpublished) problems.push(isRelease ? DRAFTS : UNPUBLISHED);
  if (!facts.unpublished && !facts.publicSince) problems.push(NO_PUBLIC_DAY);
  // In any other build, the form says that it only simulates, so it needs no receiver.
  if (isRelease) problems.push(...receiverProblems(build));
  const severity = isRelease ? 'error' : 'warning';
  return problems.map((problem) => ({ ...problem, severity: problem.severity ?? severity }));
}

const howToFillIn = (what: string) => `Fill it in, in the form "${FACTS_FORM}": ${what}.`;

const UNPUBLISHED: FactProblem = {
  field: 'unpublished',
  rule: RELEASE_RULES.unpublished,
  message: 'the site counts as not public, so a new legal record may still be started',
  help: `Turn off "${UNPUBLISHED_SWITCH}" in the change that makes the site public; from then on, recorded versions stay.`,
};

const DRAFTS: FactProblem = {
  field: 'unpublished',
  rule: RELEASE_RULES.unpublished,
  message: 'this line makes drafts of the legal texts, and visitors must not get drafts',
  help: `When nothing else is open, turn off "${UNPUBLISHED_SWITCH}": the legal texts then count as public.`,
};

/** This stops no build: without the day, pages say "or from the day we published it here", which is true. */
const NO_PUBLIC_DAY: FactProblem = {
  severity: 'warning',
  field: 'publicSince',
  rule: RELEASE_RULES.missingFact,
  message: 'is missing, so visitors are not told from which day the first version of a legal text applies',
  help: howToFillIn('the day on which the site went public'),
};

function missingFacts({ operator, postalAddress }: FactsToCheck): FactProblem[] {
  const problems: FactProblem[] = [];
  const add = (field: string, message: string, what: string) => {
    problems.push({ field, rule: RELEASE_RULES.missingFact, message, help: howToFillIn(what) });
  };
  if (!operator) {
    add(
      'operator',
      'is missing, so visitors are not told who runs this site and writes to them',
      'the legal name of the person or company',
    );
  }
  if (!postalAddress) {
    add(
      'postalAddress',
      'is missing, and the legal texts and each email have to show it',
      'the address, on one line',
    );
  }
  return problems;
}

function unreachableAddresses({ email, url }: FactsToCheck, build: CheckSettings): FactProblem[] {
  const problems: FactProblem[] = [];
  const mailHost = email.slice(email.lastIndexOf('@') + 1);
  if (isReservedDomain(mailHost)) {
    problems.push({
      field: 'email',
      rule: RELEASE_RULES.missingFact,
      message: `mail to ${email} cannot arrive: ${mailHost} is a name for examples and tests`,
      help: 'Write a mailbox that somebody reads.',
    });
  }
  if (isReservedDomain(hostOf(url) ?? '')) {
    const source = build.factOverrides.url ? ' (from the variable SITE_URL)' : '';
    problems.push({
      field: 'url',
      rule: RELEASE_RULES.missingFact,
      message: `visitors cannot open ${url}${source}: it is an address for examples and tests`,
      help: 'Register a domain, and write its address here. Maintainers can set SITE_URL instead.',
    });
  }
  return problems;
}

function passedLaunch({ launch, launchBy }: FactsToCheck, { today }: CheckSettings): FactProblem[] {
  if (launchBy >= today) return [];
  return [
    {
      field: 'launchBy',
      rule: RELEASE_RULES.launch,
      message: `the launch is announced for ${launch}, and its last day, ${launchBy}, has passed`,
      help: 'Change the launch, its last day and the quarter of the first issue here; the dates in all texts follow.',
    },
  ];
}

function receiverProblems({ delivery, envFile }: CheckSettings): FactProblem[] {
  if (!delivery) {
    return [
      {
        file: envFile,
        rule: RELEASE_RULES.receiver,
        message: 'no receiver gets the sign-ups: visitors would be thanked, and nothing would be sent',
        help: 'Set GATSBY_WAITLIST_URL in the settings of the host or in this file, as src/waitlist/README.md says.',
      },
    ];
  }
  const { url } = delivery;
  const host = hostOf(url);
  if (!host || !isReservedDomain(host)) return [];
  return [
    {
      file: envFile,
      rule: RELEASE_RULES.receiver,
      message: `no sign-up would arrive: GATSBY_WAITLIST_URL is ${url}, and no visitor's browser can reach ${host}`,
      help: 'Set the address of the real receiver in the settings of the host or in this file, and run `npm run probe:waitlist`.',
    },
  ];
}
