// The names that the loader, the islands and the site share. Each is a separate constant, so that the loader,
// of which each page has a copy, contains only those that it uses.

/** Attribute of `<html>` while scripts work. Without it, styles show what works without scripts. */
export const SCRIPT_ATTRIBUTE = 'data-script';

/** Attribute of the container of an island: the island's name. */
export const ISLAND_ATTRIBUTE = 'data-island';

/** Attribute of the container: the props of the component, as JSON. */
export const PROPS_ATTRIBUTE = 'data-props';

/** Attribute of the container: the name of the webpack chunk that the component imports on demand. */
export const CHUNK_ATTRIBUTE = 'data-chunk';

/** Attribute of an element in the container whose content never changes: the name of the slot. */
export const SLOT_ATTRIBUTE = 'data-slot';

/** Attribute of the container from the moment when React handles its events. */
export const READY_ATTRIBUTE = 'data-ready';

/** Event that is dispatched on the container when it gets READY_ATTRIBUTE; it bubbles. */
export const READY_EVENT = 'island-ready';

/** Attribute of the container once the separate script of its island was requested, unless that fails. */
export const LOADING_ATTRIBUTE = 'data-loading';

/** Event that is dispatched on the document when the separate script of an island fails. */
export const FAILED_EVENT = 'island-failed';

/** Attribute of an element beside the container: the text that it shows after an early click or submit. */
export const WAITING_ATTRIBUTE = 'data-waiting';

/** Class of an element beside the container that replaces it where scripts don't work. */
export const FALLBACK_CLASS = 'fallback';

/** Class of the message in place of an island that has thrown. */
export const ERROR_CLASS = 'island-error';

/** Id of the template in which the script tags wait for the first paint. */
export const SCRIPTS_ID = 'scripts';

/** The Trusted Types policy with which webpack's runtime loads chunks. */
export const TRUSTED_TYPES_POLICY = 'chunks';
