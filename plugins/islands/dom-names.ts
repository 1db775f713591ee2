/**
 * The attributes, classes, events and id that the loader, the islands and the site's styles share. It is an
 * enum because esbuild then puts each value where the loader uses it. The members of an object would all be
 * in the loader, of which each page has a copy.
 */
export enum ISLAND_DOM_NAMES {
  /**
   * Attribute of `<html>` while scripts work. Styles show what works without scripts where it is
   * missing.
   */
  scriptAttribute = 'data-script',
  /** Attribute of the container of an island: the island's name. */
  islandAttribute = 'data-island',
  /** Attribute of the container: the props of the component, as JSON. */
  propsAttribute = 'data-props',
  /**
   * Attribute of the container: the name of the webpack chunk that the component imports on demand.
   */
  chunkAttribute = 'data-chunk',
  /** Attribute of an element in the container whose content never changes: the name of the slot. */
  slotAttribute = 'data-slot',
  /** Attribute of the container from the moment when React handles its events. */
  readyAttribute = 'data-ready',
  /** Event that is dispatched on the container at that moment; it bubbles. */
  readyEvent = 'island-ready',
  /** Attribute of the container while the island's own script is on its way. */
  loadingAttribute = 'data-loading',
  /** Event that is dispatched on the document when the own script of an island fails. */
  failedEvent = 'island-failed',
  /**
   * Attribute of an element beside the container: the text that it shows after an early click or
   * submit.
   */
  waitingAttribute = 'data-waiting',
  /** Class of an element beside the container that replaces it where scripts don't work. */
  fallbackClass = 'without-script',
  /** Class of the message in place of an island that has thrown. */
  errorClass = 'error-fallback',
  /** Id of the template that holds the page's script tags. */
  scriptsId = 'scripts',
}
