import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { makeRoom } from './make-room';

/** How long a success toast stays, in milliseconds; an error toast stays until it is dismissed. */
const SUCCESS_DURATION = 8000;

let holder: HTMLElement | undefined;

/** The focused element before the focus moved to a toast. */
let previousFocus: HTMLElement | null = null;

function createHolder(): HTMLElement {
  const created = document.createElement('div');
  flushSync(() => {
    createRoot(created).render(
      <ToastContainer
        position="bottom-right"
        transition={cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })}
        hideProgressBar
        closeOnClick={false}
        draggable={false}
        icon={false}
        // Not `alert`: the form's status region announces the message already.
        role="group"
        closeButton={CloseButton}
      />,
    );
  });
  created.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  created.addEventListener('focusin', ({ relatedTarget }) => {
    // A focused toast must not disappear (WCAG 2.2.1).
    toast.pause();
    if (!created.contains(relatedTarget as Node | null)) previousFocus = relatedTarget as HTMLElement | null;
  });
  created.addEventListener('focusout', () => toast.play());
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismissToasts();
  });
  return created;
}

/** Removes all toasts, and returns the focus that one of them has. */
export function dismissToasts(): void {
  if (holder?.contains(document.activeElement)) previousFocus?.focus();
  toast.dismiss();
}

function CloseButton() {
  return (
    <button type="button" className="toast-close" aria-label="Dismiss" onClick={dismissToasts}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </button>
  );
}

/**
 * Shows a message in place of the previous one and scrolls the form out from under it. Escape and its button dismiss
 * it and return the focus.
 */
export function showToast(type: 'success' | 'error', message: string, form: HTMLFormElement): void {
  const place = (holder ??= createHolder());
  // After the form in the document: the Tab key goes from one to the other.
  if (!place.isConnected) (form.closest('[data-island]') ?? form).after(place);
  toast.dismiss();
  toast(message, { type, autoClose: type === 'success' ? SUCCESS_DURATION : false });
  afterScrolling(() => {
    const toasts = place.querySelector('.Toastify__toast-container');
    if (toasts) makeRoom(toasts, form);
  });
}

/** Waits until the toast is rendered and the page has stopped scrolling to the focused field. */
function afterScrolling(then: () => void, last = NaN): void {
  if (window.scrollY === last) then();
  else setTimeout(afterScrolling, 200, then, window.scrollY);
}
