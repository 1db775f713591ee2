import type { ContentComponent, ContentModel } from '../mdx-content';

/**
 * Whether a component may show something else in another build, so that a text that has to be the same in
 * every build must not use it. Either it shows its content in builds of one variant only, or it shows a
 * placeholder, whose text each build makes.
 */
export const variesByBuild = (
  component: ContentComponent,
  { placeholders }: Pick<ContentModel, 'placeholders'>,
): boolean => 'variant' in component || ('fact' in component && Object.hasOwn(placeholders, component.fact));
