import { ErrorState } from '@fsvp/ui';
import { Component, type ReactNode } from 'react';

/** The last net: an error of the shell itself. Each screen has its own boundary inside. */
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
          message="The page could not be shown. Reload it to go on."
          retryLabel="Reload"
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
