import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { BUILD_INFO_PATH, type BuildInfo } from './build-info';
import type { WaitlistOptions } from './options';

const FOLDER = 'public';

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }, options) => {
  const { delivery } = options as unknown as WaitlistOptions;
  if (!delivery) {
    reporter.warn(
      'The waitlist is only simulated: visitors are thanked and nothing is sent. Set GATSBY_WAITLIST_URL to deliver sign-ups (src/waitlist/README.md), and WAITLIST_REQUIRED=1 to have builds without it fail.',
    );
  }
  const buildInfo: BuildInfo = { delivery };
  writeFileSync(path.join(FOLDER, BUILD_INFO_PATH), JSON.stringify(buildInfo));
};
