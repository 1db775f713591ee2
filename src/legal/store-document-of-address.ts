interface AddressOfDocuments {
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
 * Stores the name of the document in the address on `<html>`, or else the name of the first document,
 * so that the styles show only that document until hydration. It runs as an inline script before the
 * first paint.
 */
export function storeDocumentOfAddress({
  names,
  attribute,
  tabParameter,
  printParameter,
  printAll,
}: AddressOfDocuments): void {
  const query = new URLSearchParams(window.location.search);
  if (query.get(printParameter) === printAll) return;
  const inAddress = names.find((name) => name === query.get(tabParameter));
  document.documentElement.setAttribute(attribute, inAddress ?? names[0] ?? '');
}
