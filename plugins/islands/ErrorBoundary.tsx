import { Component, type ReactNode } from 'react';
import { ISLAND_ERROR_CLASS } from './constants';

/** Shows an error message in place of an island that throws (docs/requirements.md, section 8). */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={ISLAND_ERROR_CLASS} role="alert">
        <h2>Unexpected Application Error!</h2>
        <p>This part of the page stopped working. The rest of it can still be read.</p>
        <button type="button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </div>
    );
  }
}
