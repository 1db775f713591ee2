import type { CreateSchemaCustomizationArgs, ParentSpanPluginArgs, SourceNodesArgs } from 'gatsby';
import { writeBuildInfo } from './build-info';
import { writeNetlifyForm } from './netlify-form';
import { readHstsPreload } from './release/security-headers';
import { readWaitlistSettings } from './waitlist-settings';

/** Declares the GraphQL type of the settings; JSON, because additional fields may have any shape. */
export function createWaitlistSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes('type WaitlistSettings implements Node @dontInfer { signUps: String! delivery: JSON }');
}

/** Creates the node that the waitlist section queries; fails the build when a setting is invalid. */
export function createWaitlistSettings(args: SourceNodesArgs): void {
  const { actions, createContentDigest, createNodeId } = args;
  const delivery = orPanic(args, readWaitlistSettings);
  const signUps = delivery ? (delivery.confirms ? 'confirmed' : 'delivered') : 'simulated';
  actions.createNode({
    signUps,
    delivery,
    id: createNodeId('WaitlistSettings'),
    internal: { type: 'WaitlistSettings', contentDigest: createContentDigest({ signUps, delivery }) },
  });
}

/** Writes build-info.json and Netlify's form into public/, and warns when the form only simulates. */
export function publishWaitlist(args: ParentSpanPluginArgs): void {
  const delivery = orPanic(args, readWaitlistSettings);
  writeBuildInfo('public', delivery, orPanic(args, readHstsPreload));
  writeNetlifyForm('public', delivery);
  if (!delivery) {
    args.reporter.warn(
      'The waitlist is only simulated: visitors are thanked and nothing is sent. Set GATSBY_WAITLIST_URL to deliver sign-ups (src/waitlist/README.md), and WAITLIST_REQUIRED=1 to have builds without it fail.',
    );
  }
}

function orPanic<Setting>(
  { reporter }: Pick<ParentSpanPluginArgs, 'reporter'>,
  read: (environment: NodeJS.ProcessEnv) => Setting,
): Setting {
  try {
    return read(process.env);
  } catch (error) {
    return reporter.panic((error as Error).message);
  }
}
