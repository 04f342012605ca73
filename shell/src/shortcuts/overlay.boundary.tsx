import { toast } from '@fsvp/ui';
import { forgetFailures } from '@fsvp/web-kit';
import { Component, type ReactNode } from 'react';

/** Shows a toast if the files of an overlay cannot be loaded, and closes the overlay. */
export class OverlayBoundary extends Component<
  { subject: string; onFailed: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    toast({
      title: 'Error',
      description: `${this.props.subject} could not be opened. Check the connection and try again.`,
      variant: 'destructive',
    });
    forgetFailures();
    this.props.onFailed();
  }

  override componentDidUpdate() {
    if (this.state.failed) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
