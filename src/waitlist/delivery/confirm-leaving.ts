import type { SendSignUp } from '../sign-up';

/**
 * Makes the browser ask before the visitor leaves the page while `send` is running, because the rest of its
 * requests would be lost. The listener is removed afterwards, because some browsers keep no page that has one
 * in their back/forward cache. Browsers ask only visitors who have interacted with the page, and browsers on
 * iPhones and iPads never ask.
 */
export function confirmLeaving(send: SendSignUp): SendSignUp {
  return async (signUp) => {
    window.addEventListener('beforeunload', ask);
    try {
      await send(signUp);
    } finally {
      window.removeEventListener('beforeunload', ask);
    }
  };
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Safari, and Chrome before version 119, ask only when `returnValue` is set.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- these browsers have nothing else
  event.returnValue = true;
}
