import { startEditor } from '../../plugins/content-editor';
import { contentCheckOptions, contentModel } from '../content-model';
import { globalStyles } from '../theme/GlobalStyles';
import { proseStyles } from '../ui/Prose';
import { FACTS, GROUPS } from './groups';

// The editor of the texts at /admin/: plugins/content-editor bundles this module for browsers.
startEditor({
  model: contentModel,
  groups: GROUPS,
  facts: FACTS,
  checkOptions: contentCheckOptions,
  styles: `${globalStyles.styles} .prose { ${proseStyles.styles} }`,
}).catch((error: unknown) => {
  document.body.textContent = `The editor could not be started. ${(error as Error).message}`;
});
