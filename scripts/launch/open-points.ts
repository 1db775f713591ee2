import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readHstsPreload } from '../../plugins/publish/release/security-headers';
import { readWaitlistSettings } from '../../plugins/publish/waitlist-settings';
import {
  checkAll,
  LEGAL_DOCUMENTS,
  readDocument,
  readSiteFacts,
  type Finding,
  type SiteFacts,
} from '../../plugins/site-content';

/** Something that is open before the real site is launched. */
export interface OpenPoint {
  /** What is open, in one sentence without a full stop. */
  what: string;
  /** Who can close it. */
  who: 'customer' | 'counsel' | 'editor' | 'operator of the host';
  /** What closes it, in one sentence. */
  how: string;
  /** The site can be launched with it. */
  mayStay?: true;
}

/** Who closes a warning of the content check; an editor, when its rule is not here. */
const OWNERS: Record<string, OpenPoint['who']> = {
  'open-fact': 'customer',
  launch: 'customer',
};

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
  const { findings } = await checkAll(root);
  const { facts } = readSiteFacts(readFileSync(path.join(root, 'site.yaml'), 'utf8'), environment.SITE_URL);
  return [
    ...ofContent(findings),
    ...(facts ? ofFacts(facts) : []),
    ...ofCounsel(root),
    ...ofWaitlist(environment),
    ...ofHsts(environment),
  ];
}

function ofContent(findings: readonly Finding[]): OpenPoint[] {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return [
    ...(errors > 0
      ? [
          {
            what: `The content has mistakes (${errors})`,
            who: 'editor' as const,
            how: 'Run npm run check:content, which names each of them, and correct them.',
          },
        ]
      : []),
    ...warnings.map(({ file, message, help, rule }) => ({
      what: `In ${file}: ${message}`,
      who: OWNERS[rule] ?? ('editor' as const),
      how: help,
      ...(rule === 'review' && { mayStay: true as const }),
    })),
  ];
}

function ofFacts({ url, email, social }: SiteFacts): OpenPoint[] {
  const points: OpenPoint[] = [];
  const { hostname } = new URL(url);
  if (RESERVED.test(hostname)) {
    points.push({
      what: `The site's address, ${url}, is a placeholder`,
      who: 'customer',
      how: 'Register a domain, and write its address as "url" in content/site.yaml or in the variable SITE_URL.',
    });
  }
  if (RESERVED.test(email.split('@').at(-1) ?? '')) {
    points.push({
      what: `The mailbox ${email} cannot get mail`,
      who: 'customer',
      how: 'Write a mailbox that somebody reads as "email" in content/site.yaml.',
    });
  }
  const open = social.filter((network) => !network.url).map(({ name }) => name);
  if (open.length > 0) {
    points.push({
      what: `These social networks have no address: ${open.join(', ')}`,
      who: 'customer',
      how: 'Add the address of each account in content/site.yaml, or delete the name; without an address it is no link.',
      mayStay: true,
    });
  }
  return points;
}

/** Counsel confirms a legal text by the day of its next review. */
function ofCounsel(root: string): OpenPoint[] {
  const unread = LEGAL_DOCUMENTS.filter((name) => {
    const file = `legal/${name}.mdx`;
    const source = readFileSync(path.join(root, file), 'utf8');
    return !readDocument(file, source, () => undefined)?.reviewBy;
  });
  if (unread.length === 0) return [];
  return [
    {
      what: `Counsel has not confirmed these legal texts: ${unread.join(', ')}`,
      who: 'counsel',
      how: 'Read each text, settle what it leaves open, and add the day of the next review as "reviewBy" at its top.',
    },
  ];
}

function ofWaitlist(environment: NodeJS.ProcessEnv): OpenPoint[] {
  const open = (what: string, how: string): OpenPoint[] => [{ what, who: 'operator of the host', how }];
  try {
    const delivery = readWaitlistSettings({ ...environment, WAITLIST_REQUIRED: '' });
    if (!delivery) {
      return open(
        'No receiver gets the sign-ups: visitors are thanked, and nothing is sent',
        'Set the variables of a receiver, as src/waitlist/README.md says, and run npm run waitlist:probe.',
      );
    }
    const { hostname } = new URL(delivery.url, 'https://this.site');
    if (!RESERVED.test(hostname)) return [];
    return open(
      `The receiver of the sign-ups, ${delivery.url}, is a placeholder`,
      'Write the address of the real one into GATSBY_WAITLIST_URL.',
    );
  } catch (error) {
    return open((error as Error).message.replace(/\s*\n/g, ' '), 'Correct the variable that is named.');
  }
}

function ofHsts(environment: NodeJS.ProcessEnv): OpenPoint[] {
  try {
    if (readHstsPreload(environment)) return [];
    return [
      {
        what: 'Browsers are told to use https for this host only, not for its subdomains',
        who: 'operator of the host',
        how: 'Decide about HSTS_PRELOAD=1, which is hard to undo: docs/deploy.md#https.',
        mayStay: true,
      },
    ];
  } catch (error) {
    return [{ what: (error as Error).message, who: 'operator of the host', how: 'Correct HSTS_PRELOAD.' }];
  }
}
