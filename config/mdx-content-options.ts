import type { ContentOptions } from '../plugins/mdx-content';
import type { BuildSettings } from './build-settings';
import { contentModel } from './content-model';
import { signUpModeOf } from './sign-up-mode';

/** The options of plugins/mdx-content. Content varies with what becomes of sign-ups. */
export const mdxContentOptions = ({
  factOverrides,
  delivery,
}: Pick<BuildSettings, 'factOverrides' | 'delivery'>): ContentOptions => ({
  model: contentModel,
  factOverrides,
  variant: signUpModeOf(delivery),
});
