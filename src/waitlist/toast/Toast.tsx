import { useEffect, useState, type RefObject } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { CLASS } from '../../theme/class-names';
import { TOASTIFY_CLASSES } from './toastify-classes';

/**
 * How long a toast stays, in milliseconds. An error stays until the visitor closes it, or until the form has
 * no message any more.
 */
const DURATION = 8000;

export interface ToastProps {
  /** A simulated sign-up has the type `info`: nothing was received. */
  type: 'success' | 'info' | 'error';
  message: string;
  form: RefObject<HTMLFormElement>;
}

/**
 * Shows one message, which a button or Escape closes; the focus then goes back to where it was before the
 * toast. Screen readers don't announce the toast, because the form announces the message.
 */
export function Toast({ type, message, form }: ToastProps) {
  const [isOpen, setIsOpen] = useState(true);

  useEffect(() => {
    const toasts = document.querySelector<HTMLElement>(`.${TOASTIFY_CLASSES.region}`);
    if (!toasts) throw new Error('react-toastify has no live region.');
    toasts.setAttribute('aria-live', 'off');
    const hasFocus = () => toasts.contains(document.activeElement);
    let focusedBefore: EventTarget | null = null;
    const rememberFocus = ({ relatedTarget }: FocusEvent) => {
      const cameFromToast = relatedTarget instanceof Node && toasts.contains(relatedTarget);
      if (!cameFromToast) focusedBefore = relatedTarget;
    };
    const close = () => {
      if (hasFocus() && focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
      setIsOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const closeAfterDuration = () => {
      // A toast with the focus must not disappear (WCAG 2.2.1).
      if (type !== 'error' && !hasFocus()) setIsOpen(false);
    };
    const showForm = () => {
      if (form.current) keepInView(form.current);
    };

    const controller = new AbortController();
    const { signal } = controller;
    toasts.addEventListener('focusin', rememberFocus, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    toast(message, { type, onClose: close });
    // The page has room for a toast only once the toast is rendered (toast-styles.ts).
    requestAnimationFrame(showForm);
    const timer = setTimeout(closeAfterDuration, DURATION);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [type, message, form]);

  if (!isOpen) return null;
  return (
    <ToastContainer
      className={CLASS.screenOnly}
      // The timer above closes toasts, because it leaves a toast that has the focus.
      autoClose={false}
      // Without this, each toast would have a progress bar; `hideProgressBar` only hides it.
      customProgressBar
      draggable={false}
      icon={false}
      // With the role `alert`, screen readers would announce the message a second time.
      role="group"
    />
  );
}

/**
 * Scrolls the form out from under a toast. Where the form is too high for that, at least the element with the
 * focus is in view (WCAG 2.4.11).
 */
function keepInView(form: HTMLFormElement): void {
  const { activeElement } = document;
  const { top, bottom } = form.getBoundingClientRect();
  const isInWindow = bottom >= 0 && top <= window.innerHeight;
  if (!isInWindow || !form.contains(activeElement)) return;
  form.scrollIntoView({ block: 'nearest' });
  activeElement?.scrollIntoView({ block: 'nearest' });
}
