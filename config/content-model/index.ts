import { editorialFields, type CheckedModel } from '../../plugins/content-check';
import { COMPONENTS } from './components';
import { CONTENT_KINDS } from './kinds';
import { LAUNCH_PLACEHOLDERS } from './launch-placeholders';
import { siteFactsSchema } from './site-facts';

/** The model of this site's content: its kinds, facts, components and placeholders. */
export const contentModel: CheckedModel = {
  codeFolders: ['config/content-model', 'src/shared', 'plugins/shared'],
  kinds: CONTENT_KINDS,
  factsSchema: siteFactsSchema,
  editorialFields,
  components: COMPONENTS,
  placeholders: LAUNCH_PLACEHOLDERS,
};
