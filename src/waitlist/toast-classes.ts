/** The class names of react-toastify in styles and scripts; a test notices when an update changes them. */
export const TOASTIFY = {
  root: 'Toastify',
  container: 'Toastify__toast-container',
  toast: 'Toastify__toast',
  error: 'Toastify__toast--error',
  progress: 'Toastify__progress-bar--wrp',
  progressBar: 'Toastify__progress-bar--animated',
} as const;
