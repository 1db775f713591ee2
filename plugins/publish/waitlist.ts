import path from 'node:path';
import type { CreateSchemaCustomizationArgs, ParentSpanPluginArgs, SourceNodesArgs } from 'gatsby';
import { writeBuildInfo } from './build-info';
import { writeNetlifyForm } from './netlify-form';
import { readHstsPreload } from './release/security-headers';
import { readWaitlistSettings } from './waitlist-settings';

const PUBLIC = 'public';

/** Declares the type of the settings; JSON, because what is sent along may have any shape. */
export function createWaitlistSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes('type WaitlistSettings implements Node @dontInfer { delivery: JSON }');
}

/** Puts where sign-ups go into the data, for the waitlist section to query; stops the build when it is wrong. */
export function createWaitlistSettings(args: SourceNodesArgs): void {
  const { actions, createContentDigest, createNodeId } = args;
  const delivery = orStop(args, readWaitlistSettings);
  actions.createNode({
    delivery,
    id: createNodeId('WaitlistSettings'),
    internal: { type: 'WaitlistSettings', contentDigest: createContentDigest({ delivery }) },
  });
}

/** Writes beside the built pages what the waitlist needs, and warns when it is only simulated. */
export function publishWaitlist(args: ParentSpanPluginArgs): void {
  const delivery = orStop(args, readWaitlistSettings);
  const folder = path.resolve(PUBLIC);
  writeBuildInfo(folder, delivery, orStop(args, readHstsPreload));
  writeNetlifyForm(folder, delivery);
  if (!delivery) {
    args.reporter.warn(
      'The waitlist is only simulated: visitors are thanked and nothing is sent. Set GATSBY_WAITLIST_URL to deliver sign-ups (src/waitlist/README.md), and WAITLIST_REQUIRED=1 to have builds without it fail.',
    );
  }
}

function orStop<Setting>(
  { reporter }: Pick<ParentSpanPluginArgs, 'reporter'>,
  read: (environment: NodeJS.ProcessEnv) => Setting,
): Setting {
  try {
    return read(process.env);
  } catch (error) {
    return reporter.panic((error as Error).message);
  }
}
