import type { Phrases } from './decap';

/** Phrases that say more plainly what happens than those of Decap. */
const PLAIN: Phrases = {
  collection: { sidebar: { collections: 'Texts' } },
  editor: { editorToolbar: { backCollection: '%{collectionLabel}' } },
  ui: {
    toast: {
      entrySaved: 'Saved',
      missingRequiredField: 'Not saved. Please fill in the fields that are marked.',
      onFailToPersist: 'Not saved. %{details}',
    },
  },
};

/** Without the steps of a draft, Decap says "publish" for saving. */
const SAVING: Phrases = {
  editor: {
    editorToolbar: {
      publish: 'Save',
      publishing: 'Saving...',
      published: 'Saved',
      publishNow: 'Save now',
      publishAndCreateNew: 'Save and create new',
      publishAndDuplicate: 'Save and duplicate',
      deployButtonLabel: 'Open the page',
    },
  },
};

/**
 * Replaces phrases of a locale.
 *
 * @param savesDirectly whether saving changes the files at once, without the steps of a draft
 */
export function withPlainPhrases(locale: Phrases, savesDirectly: boolean): Phrases {
  const plain = merge(locale, PLAIN);
  return savesDirectly ? merge(plain, SAVING) : plain;
}

function merge(phrases: Phrases, changes: Phrases): Phrases {
  const merged = { ...phrases };
  for (const [name, change] of Object.entries(changes)) {
    const known = merged[name];
    merged[name] = typeof change === 'object' && typeof known === 'object' ? merge(known, change) : change;
  }
  return merged;
}
