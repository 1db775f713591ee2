import { editorialFields } from '../../plugins/content-check/browser';
import { defineContentModel } from '../../plugins/mdx-content';
import { COMPONENTS } from './components';
import { CONTENT_KINDS } from './kinds';
import { LAUNCH_PLACEHOLDERS } from './launch-placeholders';
import { siteFactsSchema } from './site-facts';

/** The model of this site's content: its kinds, facts, components and placeholders. */
export const contentModel = defineContentModel({
  kinds: CONTENT_KINDS,
  factsSchema: siteFactsSchema,
  unpublishedFields: editorialFields,
  components: COMPONENTS,
  placeholders: LAUNCH_PLACEHOLDERS,
});
