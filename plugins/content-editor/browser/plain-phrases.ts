import type { Phrases } from './decap';

/**
 * Phrases in place of Decap's, in words that editors know: it calls a text an entry, and a group of them a
 * collection.
 */
const PLAIN_PHRASES: Phrases = {
  app: { header: { content: 'Texts', workflow: 'Changes', media: 'Pictures', quickAdd: 'Add' } },
  collection: {
    sidebar: { collections: 'Texts' },
    collectionTop: { newButton: 'New %{collectionLabel}', newButtonAriaLabel: 'New %{collectionLabel}' },
  },
  editor: {
    editor: {
      onLeavePage: 'Leave this form? What you have not saved will be lost.',
      onUpdatingWithUnsavedChanges: 'Please save first, and then set the status.',
      onPublishingNotReady:
        'A colleague has to approve this change first. Then set the status to "Ready", and publish.',
      onPublishingWithUnsavedChanges: 'Please save first. Then have the change approved, and publish it.',
      onPublishing: 'Publish this change? Once the site is public, all visitors see it.',
      onDeleteUnpublishedChanges: 'Delete this change for good? What is published stays as it is.',
      onDeleteUnpublishedChangesWithUnsavedChanges:
        'Delete this change for good, with what you have not saved? What is published stays as it is.',
      confirmLoadBackup: 'You left this form without saving. Do you want back what you had typed?',
    },
    editorInterface: { togglePreview: 'Show or hide the preview', toggleScrollSync: 'Scroll both sides' },
    editorToolbar: {
      backCollection: '%{collectionLabel}',
      // Decap shows this while it saves a change of a published text, too.
      unpublishing: 'Please wait...',
      deleteUnpublishedEntry: 'Delete unpublished changes',
      deployPreviewPendingButtonLabel: 'Look for the preview',
      deployPreviewButtonLabel: 'Open the preview',
      deployButtonLabel: 'Open the page',
    },
  },
  ui: {
    toast: {
      entrySaved: 'Saved',
      missingRequiredField: 'Not saved. Please fill in the fields that are marked.',
      onFailToPersist: 'Not saved. %{details}',
      entryUpdated: 'Status set',
      onFailToUpdateStatus: 'The status was not set. %{details}',
      entryPublished: 'Published',
      onFailToPublishEntry: 'Not published. %{details}',
      onDeleteUnpublishedChanges: 'The change is deleted.',
      onLoggedOut: 'You are signed out. Please copy what you have not saved, and sign in again.',
    },
  },
  workflow: {
    workflow: {
      workflowHeading: 'Changes that are not published yet',
      newPost: 'Add',
      description:
        '%{smart_count} waits for approval, %{readyCount} can be published. |||| %{smart_count} wait for approval, %{readyCount} can be published.',
    },
    workflowCard: {
      deleteChanges: 'Delete',
      deleteNewEntry: 'Delete',
      publishChanges: 'Publish',
      publishNewEntry: 'Publish',
    },
    workflowList: {
      onDeleteEntry: 'Delete this change for good? What is published stays as it is.',
      onPublishingNotReadyEntry: 'Please move it to "Ready" first, once a colleague has approved it.',
      onPublishEntry: 'Publish this change? Once the site is public, all visitors see it.',
      draftHeader: 'Draft',
      inReviewHeader: 'In review',
      currentEntries: '%{smart_count} change |||| %{smart_count} changes',
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
    },
  },
};

/** @param savesDirectly whether saving changes the files at once, and not by way of a draft */
export function withPlainPhrases(locale: Phrases, { savesDirectly }: { savesDirectly: boolean }): Phrases {
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
