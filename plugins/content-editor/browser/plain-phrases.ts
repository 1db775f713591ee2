import type { Phrases } from './decap';

/** Phrases in place of Decap's, in words that editors know. */
const PLAIN_PHRASES: Phrases = {
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

/** Phrases for an editor without drafts, where Decap says "publish" for saving. */
const SAVING_PHRASES: Phrases = {
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
 * Replaces some phrases of a locale with plainer ones.
 *
 * @param locale Decap's phrases; it stays as it is
 * @param savesDirectly whether saving changes the files at once, and not by way of a draft
 */
export function withPlainPhrases(locale: Phrases, savesDirectly: boolean): Phrases {
  const plain = merge(locale, PLAIN_PHRASES);
  return savesDirectly ? merge(plain, SAVING_PHRASES) : plain;
}

function merge(phrases: Phrases, changes: Phrases): Phrases {
  const merged = { ...phrases };
  for (const [name, change] of Object.entries(changes)) {
    const known = merged[name];
    merged[name] = typeof change === 'object' && typeof known === 'object' ? merge(known, change) : change;
  }
  return merged;
}
