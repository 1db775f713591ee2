/** @returns the title of a page for tabs of the browser, its history and search engines: what it is, then the site */
export const pageTitle = (heading: string, brand: string): string => `${heading} | ${brand}`;
