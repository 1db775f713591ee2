import type { ContentOptions } from '../../plugins/mdx-content';
import { contentModel } from '../content-model';
import type { BuildSettings } from '../environment/build-settings';
import { signUpModeOf } from '../environment/sign-up-mode';

export const mdxContentOptions = ({
  factOverrides,
  delivery,
}: Pick<BuildSettings, 'factOverrides' | 'delivery'>): ContentOptions => ({
  model: contentModel,
  factOverrides,
  // Content varies with what becomes of sign-ups.
  variant: signUpModeOf(delivery),
});
