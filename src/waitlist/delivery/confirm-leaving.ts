/**
 * Has the browser ask the visitor before the page is left while `send` is under way: what it has yet to send would be
 * lost. The listener exists only that long, since with one, browsers may not keep the page for the Back button. They
 * ask only those who have used the page, and not on iPhones and iPads.
 */
export function confirmLeaving<Entries>(send: (entries: Entries) => Promise<void>) {
  return async (entries: Entries): Promise<void> => {
    window.addEventListener('beforeunload', ask);
    try {
      await send(entries);
    } finally {
      window.removeEventListener('beforeunload', ask);
    }
  };
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before version 119 and Safari ask only with a value.
  event.returnValue = true;
}
