/** The class names of react-toastify that styles and scripts select; an update may change them. */
export const TOASTIFY = {
  root: 'Toastify',
  container: 'Toastify__toast-container',
  toast: 'Toastify__toast',
  error: 'Toastify__toast--error',
  progressBar: 'Toastify__progress-bar--wrp',
} as const;
