import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Replaces a part of the page that throws with an error message (docs/requirements.md, section 8). */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorFallback /> : this.props.children;
  }
}

function ErrorFallback() {
  return (
    <div className="error-fallback" role="alert">
      <h2>Unexpected Application Error!</h2>
      <p>This part of the page stopped working. The rest of it can still be read.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload the page
      </button>
    </div>
  );
}
