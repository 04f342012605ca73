import { ErrorState } from '@fsvp/ui';
import { Component, type ReactNode } from 'react';

/** Catches errors of the shell itself. Each screen has a boundary of its own. */
export class AppBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center bg-canvas text-ink">
        <ErrorState
          message="The page could not be shown. Reload it to continue."
          retryLabel="Reload"
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
