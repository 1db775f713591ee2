import { startEditor, TEXT_CLASS } from '../../plugins/content-editor/browser';
import { messageOf } from '../../plugins/shared/text/message-of';
import { fontFaces } from '../../src/theme/font-faces';
import { globalStyles } from '../../src/theme/GlobalStyles';
import { size } from '../../src/theme/sizes';
import { proseStyles } from '../../src/ui/Prose';
import { tableStyles } from '../../src/ui/table-styles';
import { contentModel } from '../content-model';
import { FACTS_FORM } from '../content-model/site-facts';
import { settingsWithoutVariables } from '../environment/check-settings';
import { contentOnlyCheckOptions } from '../plugin-options/content-only-check-options';
import { takeBackSwitch } from './take-back-switch';

// plugins/content-editor bundles this module for browsers: it is the script of the editor at /admin/.
startEditor({
  model: contentModel,
  factsGroup: {
    title: FACTS_FORM,
    description: 'Name, operator, addresses, launch, and the foot of each page. The texts show them.',
  },
  checkOptions: ({ today }) => contentOnlyCheckOptions(settingsWithoutVariables(today)),
  // The pane beside a form gets the CSS as it's written, without Emotion. Browsers since the end of 2023
  // understand its nesting.
  styles: `${fontFaces.styles} ${globalStyles.styles} .${TEXT_CLASS} { max-width: ${size.prose}; ${proseStyles.styles} ${tableStyles.styles} }`,
  extensions: [takeBackSwitch],
}).catch((error: unknown) => {
  document.body.textContent = `The editor could not be started. ${messageOf(error)}`;
});
