interface PreselectionArguments {
  /** The names of the documents, in the order of their tabs. */
  names: readonly string[];
  /** The attribute of `<html>` that gets the name. */
  attribute: string;
  /** The query parameter that names a document. */
  tabParameter: string;
  /** The query parameter and its value with which the page shows all documents. */
  printParameter: string;
  printAll: string;
}

/**
 * Makes the page show only the document that its address names, or else the first one, until the tabs are
 * hydrated. It writes the name of the document into an attribute of `<html>`, which the styles read. It runs
 * as an inline script before the first paint.
 */
export function preselectDocument({
  names,
  attribute,
  tabParameter,
  printParameter,
  printAll,
}: PreselectionArguments): void {
  const query = new URLSearchParams(window.location.search);
  if (query.get(printParameter) === printAll) return;
  const inAddress = names.find((name) => name === query.get(tabParameter));
  document.documentElement.setAttribute(attribute, inAddress ?? names[0] ?? '');
}
