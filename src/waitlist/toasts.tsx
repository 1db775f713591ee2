import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

/** How long a good message stays, in milliseconds; a bad one stays until it is dismissed. */
const GOOD_NEWS_STAYS = 8000;

let mounted = false;

function mount(): void {
  if (mounted) return;
  mounted = true;
  const container = document.body.appendChild(document.createElement('div'));
  flushSync(() => {
    createRoot(container).render(
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
  container.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
}

function CloseButton({ closeToast }: { closeToast: (event: React.MouseEvent) => void }) {
  return (
    <button type="button" className="toast-close" aria-label="Dismiss" onClick={closeToast}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </button>
  );
}

/** Shows one message in place of the one before. */
export function showToast(type: 'success' | 'error', message: string): void {
  mount();
  toast.dismiss();
  toast(message, { type, autoClose: type === 'success' ? GOOD_NEWS_STAYS : false });
}
