import { useEffect, useState, type RefObject } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';

/** How long a toast stays, in milliseconds; an error stays until it is closed. */
const DURATION = 8000;

export interface ToastProps {
  /** `info` is neutral: nothing was received. */
  type: 'success' | 'info' | 'error';
  message: string;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Shows one message until its button or Escape closes it; the focus then goes back to where it was before the toast.
 * Silent for screen readers: the form announces its messages.
 */
export default function Toast({ type, message, form }: ToastProps) {
  const [isOpen, setOpen] = useState(true);

  useEffect(() => {
    const toasts = document.querySelector('.Toastify') as HTMLElement;
    toasts.setAttribute('aria-live', 'off');
    const hasFocus = () => toasts.contains(document.activeElement);
    let previous: EventTarget | null = null;
    toasts.addEventListener('focusin', ({ relatedTarget }) => {
      if (!toasts.contains(relatedTarget as Node | null)) previous = relatedTarget;
    });
    const onClose = () => {
      if (hasFocus() && previous instanceof HTMLElement) previous.focus({ preventScroll: true });
      setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', closeOnEscape);
    toast(message, { type, onClose });
    // Once the toast is rendered: until then, the page has no room for it (toast-styles.ts).
    requestAnimationFrame(() => form.current && keepInView(form.current));
    // A toast with the focus must not disappear (WCAG 2.2.1).
    const timer = setTimeout(() => type === 'error' || hasFocus() || setOpen(false), DURATION);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [type, message, form]);

  if (!isOpen) return null;
  return (
    <ToastContainer
      className="screen-only"
      autoClose={false}
      // None at all: the timer above counts.
      customProgressBar
      draggable={false}
      icon={false}
      // Not `alert`: the form's status region announces the message already.
      role="group"
    />
  );
}

/** Scrolls the form out from under a toast; of a form that is too high, at least what has the focus (WCAG 2.4.11). */
function keepInView(form: HTMLFormElement): void {
  const { activeElement } = document;
  const { top, bottom } = form.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight || !form.contains(activeElement)) return;
  for (const element of [form, activeElement]) element?.scrollIntoView({ block: 'nearest' });
}
