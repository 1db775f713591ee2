import type { IslandsOptions } from '../../plugins/islands';
import { LICENSES_PATH } from '../../plugins/licenses';

export const islandsOptions: IslandsOptions = {
  onDemand: ['legal-tabs', 'version-finder'],
  errorMessage: {
    // docs/requirements.md, section 8, has the exact heading.
    heading: 'Unexpected Application Error!',
    text: 'This part of the page stopped working. The rest of it can still be read.',
    reload: 'Reload the page',
  },
  alias: {
    // Emotion's styles are made at build time: in browsers, its JSX runtime can be React's own.
    '@emotion/react/jsx-runtime$': 'react/jsx-runtime',
  },
  banner: `Licenses: ${LICENSES_PATH}`,
};
