/** The attributes by which the script of the legal page, its tabs and their styles know the documents. */
export const LEGAL_ATTRIBUTES = {
  /** On a tab and on its panel: the name of the document. */
  document: 'data-document',
  /**
   * On `<html>` until hydration: the name of the document that preselectDocument shows. The attribute is as
   * short as this because the page's styles repeat it for each document.
   */
  preselected: 'data-tab',
} as const;
