import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { makeRoom } from './make-room';
import { TOASTIFY } from './toast-classes';

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

/** How long a good message stays, in milliseconds; a bad one stays until it is dismissed. */
const GOOD_NEWS_STAYS = 8000;

let holder: HTMLElement | undefined;

/** Where the focus was before it went to a toast. */
let before: HTMLElement | null = null;

/** Puts the toasts behind the form, so that the Tab key reaches them from there. */
function holderAfter(form: HTMLFormElement): HTMLElement {
  holder ??= createHolder();
  if (!holder.isConnected) (form.closest('[data-island]') ?? form).after(holder);
  return holder;
}

function createHolder(): HTMLElement {
  const created = document.createElement('div');
  flushSync(() => {
    createRoot(created).render(
      <ToastContainer
        position="bottom-right"
        transition={slide}
        hideProgressBar
        closeOnClick={false}
        draggable={false}
        icon={false}
        // The form's own status region speaks; a second voice would say everything twice.
        role="group"
        closeButton={CloseButton}
      />,
    );
  });
  created.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  created.addEventListener('focusin', ({ relatedTarget }) => {
    // Nothing goes away while the focus is on it (WCAG 2.2.1).
    toast.pause();
    if (!created.contains(relatedTarget as Node | null)) before = relatedTarget as HTMLElement | null;
  });
  created.addEventListener('focusout', () => toast.play());
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss();
  });
  return created;
}

function dismiss(): void {
  if (holder?.contains(document.activeElement)) before?.focus();
  toast.dismiss();
}

function CloseButton() {
  return (
    <button type="button" className="toast-close" aria-label="Dismiss" onClick={dismiss}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </button>
  );
}

/**
 * Shows one message in place of the one before, without covering the form that it is about. Escape
 * and its button take it away; the focus goes back to where it was.
 */
export function showToast(type: 'success' | 'error', message: string, form: HTMLFormElement): void {
  const place = holderAfter(form);
  toast.dismiss();
  toast(message, { type, autoClose: type === 'success' ? GOOD_NEWS_STAYS : false });
  whenStill(() => {
    const toasts = place.querySelector(`.${TOASTIFY.container}`);
    if (toasts) makeRoom(toasts, form);
  });
}

/** Once the toast and the form's words are there and the page has ended its scrolling to the focus. */
function whenStill(then: () => void, last = NaN): void {
  if (window.scrollY === last) then();
  else setTimeout(whenStill, 200, then, window.scrollY);
}
