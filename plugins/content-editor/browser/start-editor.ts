import { EDITOR_PATH, FORM_ADDRESS } from '../addresses';
import { LOCAL_BACKEND } from '../backend';
import { FORMATS } from '../config/collections';
import { decapConfig } from '../config/decap-config';
import { DAY_WIDGET } from '../config/decap-fields';
import { BODY_WIDGET } from '../config/document-fields';
import type { EditorData } from '../editor-data';
import { EDITOR_FILES } from '../editor-file-names';
import { mdxFormat, yamlFormat } from '../format/entry-formats';
import { bodyControl } from './body-control';
import { dayControl } from './day-control';
import { loadDecap, RELOAD } from './decap';
import type { EditorSite } from './editor-site';
import { Forms } from './forms';
import { withPlainPhrases } from './plain-phrases';
import { PANE_STYLES, previewPane } from './preview-pane';

/**
 * Starts the editor: Decap CMS with a form for each file of the content. A pane beside the form shows the
 * findings of the content check, and the text as the site shows it. A form with mistakes isn't saved.
 *
 * @throws Error when the script of Decap CMS, or the data of the build, can't be loaded
 */
export async function startEditor(site: EditorSite): Promise<void> {
  const [data, cms] = await Promise.all([loadData(), loadDecap(`${EDITOR_PATH}/${EDITOR_FILES.decap}`)]);
  if (data.backendConfig.backend.name === LOCAL_BACKEND) skipSignIn();
  const extensions = (site.extensions ?? []).map((makeExtension) => makeExtension(data));
  const config = decapConfig({
    model: site.model,
    factsGroup: site.factsGroup,
    backendConfig: data.backendConfig,
    siteUrl: window.location.origin,
    additionalFields: (file) => extensions.flatMap((extension) => extension.fieldsFor(file)),
  });
  const forms = new Forms(site, data, config.fieldsOf, extensions);
  cms.registerCustomFormat(FORMATS.mdx, 'mdx', mdxFormat);
  cms.registerCustomFormat(FORMATS.yaml, 'yaml', yamlFormat);
  cms.registerWidget(
    BODY_WIDGET,
    bodyControl(site.model, (entry) => forms.isSameInEveryBuild(entry)),
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
  cms.registerLocale('en', withPlainPhrases(cms.getLocale('en'), config));
  document.adoptedStyleSheets = [fieldStyles()];
  cms.init({ config: config.decap });
  window.addEventListener('hashchange', reloadForAnotherForm);
}

/** Makes fields as high as their text, in browsers that know `field-sizing`. */
function fieldStyles(): CSSStyleSheet {
  const styles = new CSSStyleSheet();
  styles.replaceSync('textarea { field-sizing: content; }');
  return styles;
}

/**
 * Reloads the page when somebody goes from one form to another by its address, for instance with a
 * bookmark: Decap would show the fields of the second form with the values of the first. With its own
 * menu, people always pass through a list.
 */
function reloadForAnotherForm({ oldURL, newURL }: HashChangeEvent): void {
  if (FORM_ADDRESS.test(oldURL) && FORM_ADDRESS.test(newURL)) window.location.reload();
}

/** decap-server wants no sign-in. We store what Decap stores when somebody presses its sign-in button. */
const skipSignIn = () =>
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: LOCAL_BACKEND }));

async function loadData(): Promise<EditorData> {
  const address = `${EDITOR_PATH}/${EDITOR_FILES.data}`;
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} could not be loaded (status ${response.status}). ${RELOAD}`);
  return (await response.json()) as EditorData;
}
