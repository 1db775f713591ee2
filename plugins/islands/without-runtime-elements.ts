// The Content-Security-Policy forbids the style attributes of these elements.
const FOCUS_WRAPPER = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">';
const ANNOUNCER = /<div id="gatsby-announcer"[^>]*><\/div>/;

/**
 * Removes what Gatsby writes around a page for its browser runtime, which the site doesn't load. The wrapper
 * stays as a plain element.
 *
 * @param html the body of a page
 * @throws Error when Gatsby writes its own elements in another way
 */
export function withoutRuntimeElements(html: string): string {
  if (!html.includes(FOCUS_WRAPPER) || !ANNOUNCER.test(html)) {
    throw new Error(
      'Gatsby writes its own elements in another way: adapt plugins/islands/without-runtime-elements.ts.',
    );
  }
  return html.replace(FOCUS_WRAPPER, '<div>').replace(ANNOUNCER, '');
}
