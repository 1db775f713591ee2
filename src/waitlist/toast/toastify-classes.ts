/** The classes of react-toastify by which styles, scripts and tests find toasts. */
export const TOASTIFY_CLASSES = {
  /** The live region around all toasts. */
  region: 'Toastify',
  container: 'Toastify__toast-container',
  toast: 'Toastify__toast',
  closeButton: 'Toastify__close-button',
} as const;
