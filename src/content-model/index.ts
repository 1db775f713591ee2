import { editorialFields } from '../../plugins/content-check';
import type { ContentModel } from '../../plugins/mdx-content';
import { COMPONENTS } from './components';
import { CONTENT_KINDS } from './kinds';
import { LAUNCH_PLACEHOLDERS } from './launch-placeholders';
import { siteFacts } from './site-facts';

/** The model of this site's content: its kinds, facts, components and placeholders. */
export const contentModel: ContentModel = {
  folder: 'src/content-model',
  kinds: CONTENT_KINDS,
  factsSchema: siteFacts,
  editorialFields,
  components: COMPONENTS,
  placeholders: LAUNCH_PLACEHOLDERS,
};
