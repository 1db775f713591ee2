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

/** Shows one message until it is closed. Silent for screen readers: the form announces its messages. */
export default function Toast({ type, message, form }: ToastProps) {
  const [isOpen, setOpen] = useState(true);

  useEffect(() => {
    document.querySelector('.Toastify')?.setAttribute('aria-live', 'off');
    const hasFocus = () => document.activeElement?.closest('.Toastify');
    const onClose = () => {
      if (hasFocus()) focusNext(form.current);
      setOpen(false);
    };
    toast(message, { type, onClose });
    // Once the toast is rendered: until then, the page has no room for it (toast-styles.ts).
    requestAnimationFrame(() => form.current && keepInView(form.current));
    if (type === 'error') return;
    // A toast with the focus must not disappear (WCAG 2.2.1).
    const timer = setTimeout(() => hasFocus() || setOpen(false), DURATION);
    return () => clearTimeout(timer);
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

/** Focuses the first wrong field, otherwise what can be done next. */
function focusNext(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true], .next, .fields:not([hidden]) > button')?.focus();
}

/** Scrolls the form out from under a toast; of a form that is too high, at least what has the focus (WCAG 2.4.11). */
function keepInView(form: HTMLFormElement): void {
  const { activeElement } = document;
  const { top, bottom } = form.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight || !form.contains(activeElement)) return;
  for (const element of [form, activeElement]) element?.scrollIntoView({ block: 'nearest' });
}
