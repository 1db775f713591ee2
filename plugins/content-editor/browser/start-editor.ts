import type { ContentCheckOptions } from '../../content-check';
import type { ContentModel } from '../../mdx-content';
import { BODY_WIDGET, decapConfig, FORMATS, type FactsGroup, type Group } from '../config/decap-config';
import { DAY_WIDGET } from '../config/decap-fields';
import type { EditorData } from '../editor-data';
import { mdxFormat, yamlFormat } from '../format/entry-file';
import { bodyControl } from './body-control';
import { dayControl } from './day-control';
import { loadDecap } from './decap';
import { Forms } from './forms';
import { withPlainPhrases } from './phrases';
import { PANE_STYLES, previewPane } from './preview';
import { TakeBack } from './take-back';

/** What a site tells its editor: the argument of `startEditor` in the module that the option `modulePath` names. */
export interface EditorSite {
  model: ContentModel;
  /** The groups of forms, in the order of the menu. */
  groups: readonly Group[];
  facts: FactsGroup;
  /** The options of the content check for a day. */
  checkOptions: (build: { today: string }) => ContentCheckOptions;
  /** CSS for the pane beside a form. Running text is in `.prose`. */
  styles: string;
}

/**
 * Starts the editor: Decap CMS with a form for each file of the content. Beside the form stands what the content check
 * says of it, and the text as the site shows it. A form with a mistake is not saved.
 *
 * @throws Error when the script of Decap CMS, or the data of the build, cannot be loaded
 */
export async function startEditor(site: EditorSite): Promise<void> {
  const [data, cms] = await Promise.all([loadData(), loadDecap('/admin/decap-cms.js')]);
  if (data.backend.backend.name === 'proxy') skipSignIn();
  const { record } = site.checkOptions({ today: data.today });
  const takeBack = new TakeBack(record.documents, data);
  const config = decapConfig(site.model, site.groups, site.facts, data, window.location.origin, (file) =>
    takeBack.fieldsFor(file),
  );
  const forms = new Forms(site, data, ({ path }) => config.fieldsOf(path), takeBack);
  cms.registerCustomFormat(FORMATS.mdx, 'mdx', mdxFormat);
  cms.registerCustomFormat(FORMATS.yaml, 'yaml', yamlFormat);
  cms.registerWidget(
    BODY_WIDGET,
    bodyControl(site.model, (entry) => forms.isFixed(entry)),
  );
  cms.registerWidget(DAY_WIDGET, dayControl());
  cms.registerPreviewStyle(`${site.styles}\n${PANE_STYLES}`, { raw: true });
  const pane = previewPane((entry) => forms.preview(entry));
  for (const name of config.templates) cms.registerPreviewTemplate(name, pane);
  cms.registerEventListener({ name: 'preSave', handler: ({ entry }) => forms.beforeSave(entry) });
  cms.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      forms.afterSave(entry);
      return undefined;
    },
  });
  cms.registerLocale('en', withPlainPhrases(cms.getLocale('en'), config.savesDirectly));
  document.adoptedStyleSheets = [fieldStyles()];
  cms.init({ config: config.decap });
  window.addEventListener('hashchange', reloadForAnotherForm);
}

/** Fields are as high as their text, where the browser can do that. */
function fieldStyles(): CSSStyleSheet {
  const styles = new CSSStyleSheet();
  styles.replaceSync('textarea { field-sizing: content; }');
  return styles;
}

const FORM = /#\/collections\/[^/]+\/entries\/./;

/**
 * Decap shows the fields of a form with the values of the one before when somebody goes from form to form by an address, as
 * with a bookmark. On its own way there is always a list in between.
 */
function reloadForAnotherForm({ oldURL, newURL }: HashChangeEvent): void {
  if (FORM.test(oldURL) && FORM.test(newURL)) window.location.reload();
}

/** decap-server asks nobody to sign in: this is what Decap keeps of somebody who has pressed its button. */
const skipSignIn = () => localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));

async function loadData(): Promise<EditorData> {
  const response = await fetch('/admin/editor-data.json', { cache: 'no-cache' });
  if (!response.ok)
    throw new Error(`/admin/editor-data.json could not be loaded (status ${response.status}).`);
  return (await response.json()) as EditorData;
}
