import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';

/** How long a toast stays, in milliseconds; an error stays until it is closed. */
const DURATION = 8000;

export interface ToastsProps {
  /** `info` is neutral: nothing was received. */
  type: 'success' | 'info' | 'error';
  /** No toast when it is empty. */
  message: string;
  /** A new one shows the same message again. */
  number: number;
  form: RefObject<HTMLFormElement | null>;
}

/** Shows a message in place of the previous one. Silent for screen readers: the form announces its messages. */
export default function Toasts({ type, message, number, form }: ToastsProps) {
  useEffect(() => document.querySelector('.Toastify')?.setAttribute('aria-live', 'off'), []);

  useEffect(() => {
    toast.dismiss();
    if (!message) return;
    toast(message, { type, onClose: () => hasFocus() && focusNext(form.current) });
    // Once the toast is rendered: until then, the page has no room for it (toast-styles.ts).
    requestAnimationFrame(() => form.current && keepInView(form.current));
    if (type === 'error') return;
    // A toast with the focus must not disappear (WCAG 2.2.1).
    const timer = setTimeout(() => hasFocus() || toast.dismiss(), DURATION);
    return () => clearTimeout(timer);
  }, [type, message, number, form]);

  return (
    <ToastContainer
      className="screen-only"
      transition={RemovedAtOnce}
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

const hasFocus = () => Boolean(document.activeElement?.closest('.Toastify'));

/** Focuses the first wrong field, otherwise what can be done next. */
function focusNext(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true], .next, .fields:not([hidden]) > button')?.focus();
}

/** Without an animation of its end. */
function RemovedAtOnce({ isIn, done, children }: ToastTransitionProps) {
  useLayoutEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}

/** Scrolls the form out from under a toast; of a form that is too high, at least what has the focus (WCAG 2.4.11). */
function keepInView(form: HTMLFormElement): void {
  const { activeElement } = document;
  const { top, bottom } = form.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight || !form.contains(activeElement)) return;
  for (const element of [form, activeElement]) element?.scrollIntoView({ block: 'nearest' });
}
