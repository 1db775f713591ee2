import { contentPath } from '../../mdx-content';
import { STATIC_FOLDER } from '../../shared/files/static-folder';
import type { BackendConfig } from '../backend';
import { collectionsOf, factsCollection, type AdditionalFields, type Collection } from './collections';
import type { DecapField } from './decap-fields';
import type { EditableModel, FormGroup } from './editable-model';

interface DecapConfig {
  /** The configuration of Decap CMS: https://decapcms.org/docs/configuration-options/ */
  decap: Record<string, unknown> & { collections: Collection[] };
  /** Whether saving changes the files at once, and not by way of a draft. */
  savesDirectly: boolean;
  /** The names under which Decap looks up the pane beside each form. */
  templates: string[];
  /** Finds the fields of the form of a file, given its path below `content/`. */
  fieldsOf: (file: string) => readonly DecapField[];
}

interface DecapConfigOptions {
  model: EditableModel;
  /** The group with the form for content/site.yaml, which is the last in the menu. */
  factsGroup: FormGroup;
  backendConfig: BackendConfig;
  siteUrl: string;
  /** Makes fields that come before the fields of the schema; none by default. */
  additionalFields?: AdditionalFields;
}

/**
 * Makes the configuration of Decap CMS: a form for each file of the content, from the schemas of the model.
 *
 * @throws Error when a field has no title
 */
export function decapConfig({
  model,
  factsGroup,
  backendConfig,
  siteUrl,
  additionalFields = () => [],
}: DecapConfigOptions): DecapConfig {
  const collections = [...collectionsOf(model, additionalFields), factsCollection(factsGroup, model)];
  const forms = collections.flatMap(({ files = [] }) => files);
  return {
    decap: {
      ...backendConfig,
      load_config_file: false,
      // Decap puts the pictures that editors upload into this folder.
      media_folder: STATIC_FOLDER,
      public_folder: '/',
      slug: { encoding: 'ascii', clean_accents: true },
      // Decap links to the page of a text that is on the site.
      site_url: siteUrl,
      collections,
    },
    savesDirectly: backendConfig.publish_mode === undefined,
    templates: collections.flatMap(({ name, files }) => files?.map((form) => form.name) ?? name),
    fieldsOf: (file) => {
      const path = contentPath(file);
      const form = forms.find((one) => one.file === path);
      const collection = collections.find(({ folder }) => folder && path.startsWith(`${folder}/`));
      return form?.fields ?? collection?.fields ?? [];
    },
  };
}
