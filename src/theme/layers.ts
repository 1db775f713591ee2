/**
 * The `z-index` of elements that stay in place while the page scrolls. Where two of them overlap, the one
 * with the larger number is in front.
 */
export const layer = {
  bar: 10,
  previewNotice: 15,
  skipLink: 20,
  toast: 30,
} as const;
