/** The attributes, the class, the event and the id that the loader, the islands and the styles of the site share. */
export const ISLANDS = {
  /** On `<html>` where scripts run: without it, styles show what works without them. */
  script: 'data-script',
  /** On the container of an island: its name. */
  island: 'data-island',
  /** On the container: its properties as JSON. */
  props: 'data-props',
  /** On the container: the name of the chunk that its component imports on demand. */
  chunk: 'data-chunk',
  /** In the container, on markup that never changes: its name. */
  slot: 'data-slot',
  /** On the container once React handles its events. */
  ready: 'data-ready',
  /** Dispatched on the container then. */
  readyEvent: 'island-ready',
  /** On an element beside the container: what it says after an early click or submit. */
  waiting: 'data-waiting',
  /** On an element beside the container: it takes its place without scripts. */
  fallbackClass: 'without-script',
  /** Id of the template with the page's script tags. */
  scriptsId: 'scripts',
} as const;

/** Name of the Trusted Types policy with which webpack loads chunks. */
export const CHUNKS_POLICY = 'chunks';
