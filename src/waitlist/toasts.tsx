import { useEffect, useRef, type RefObject } from 'react';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';

/** How long a toast stays, in milliseconds; an error stays until it is dismissed. */
const DURATION = 8000;

/** The styles name these classes; the animations end in `toast-styles.ts`. */
const TRANSITION = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

export interface ToastsProps {
  /** `info` is neutral: nothing was received. */
  type: 'success' | 'info' | 'error';
  /** No toast when it is empty. */
  message: string;
  /** A new one shows the same message again. */
  number: number;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Shows a message in place of the previous one. Escape and its button dismiss it; the focus goes back to where it was
 * before the toast. Silent for screen readers: the form announces its messages.
 */
export default function Toasts({ type, message, number, form }: ToastsProps) {
  const toasts = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);

  const dismiss = () => {
    const { current } = previousFocus;
    if (toasts.current?.contains(document.activeElement) && current instanceof HTMLElement) current.focus();
    toast.dismiss();
  };

  useEffect(() => {
    toasts.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
    toasts.current?.addEventListener('focusin', ({ relatedTarget }) => {
      if (!toasts.current?.contains(relatedTarget as Node | null)) previousFocus.current = relatedTarget;
    });
    const dismissOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss();
    document.addEventListener('keydown', dismissOnEscape);
    return () => document.removeEventListener('keydown', dismissOnEscape);
  }, []);

  useEffect(() => {
    toast.dismiss();
    if (!message) return;
    const autoClose = type !== 'error' && DURATION;
    toast(message, { type, autoClose });
    // Once the toast is rendered: until then, the page has no room for it (toast-styles.ts).
    requestAnimationFrame(() => form.current && keepInView(form.current));
  }, [type, message, number, form]);

  return (
    <div ref={toasts}>
      <ToastContainer
        position="bottom-right"
        transition={TRANSITION}
        hideProgressBar
        closeOnClick={false}
        draggable={false}
        icon={false}
        // Not `alert`: the form's status region announces the message already.
        role="group"
        closeButton={() => (
          <button type="button" className="toast-close" aria-label="Dismiss" onClick={dismiss}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2.5" />
            </svg>
          </button>
        )}
      />
    </div>
  );
}

/** Scrolls the form out from under a toast; of a form that is too high, at least what has the focus (WCAG 2.4.11). */
function keepInView(form: HTMLFormElement): void {
  const { activeElement } = document;
  const { top, bottom } = form.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight || !form.contains(activeElement)) return;
  for (const element of [form, activeElement]) element?.scrollIntoView({ block: 'nearest' });
}
