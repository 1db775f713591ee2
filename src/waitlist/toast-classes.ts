/** The classes of react-toastify by which styles, scripts and tests find toasts. */
export const TOASTIFY_CLASSES = {
  /** The live region around all toasts. */
  region: 'Toastify',
  toast: 'Toastify__toast',
} as const;
