import { Component, type ReactNode } from 'react';
import { ERROR_CLASS } from './dom-names';
import type { IslandErrorMessage } from './options';

/** The option `errorMessage`; configure-webpack.ts defines it in the bundle for browsers. */
declare const ISLAND_ERROR_MESSAGE: IslandErrorMessage;

export class ErrorBoundary extends Component<{ children: ReactNode }> {
  /** `threw` says whether a component inside has thrown an error while it rendered. */
  override state = { threw: false };

  static getDerivedStateFromError() {
    return { threw: true };
  }

  override render() {
    if (!this.state.threw) return this.props.children;
    const { heading, text, reload } = ISLAND_ERROR_MESSAGE;
    return (
      <div className={ERROR_CLASS} role="alert">
        <h2>{heading}</h2>
        <p>{text}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {reload}
        </button>
      </div>
    );
  }
}
