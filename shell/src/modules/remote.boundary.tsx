import { ModuleLoadError } from '@fsvp/federation/host';
import { Card, ErrorState } from '@fsvp/ui';
import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** The module's name as users read it. */
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Whatever goes wrong in a module ends here: its screen says so, the rest of the suite goes on. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown error') };
  }

  private readonly retry = () => {
    this.setState({ error: undefined });
    this.props.onRetry();
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof ModuleLoadError && error.reason === 'outdated') {
      return this.panel('has a newer release', 'Reload the page to use it.', 'Reload', () => window.location.reload());
    }
    if (error instanceof ModuleLoadError) return this.panel('is not available', `${error.message} The other modules keep working.`, 'Retry', this.retry);
    return this.panel('could not show this screen', 'Something went wrong in this module. The other modules keep working.', 'Retry', this.retry);
  }

  private panel(what: string, message: string, action: string, onAction: () => void) {
    return (
      <Card>
        <ErrorState title={`The ${this.props.title} module ${what}`} message={message} retryLabel={action} onRetry={onAction} />
      </Card>
    );
  }
}
