import { Button, Inline } from '@fsvp/ui';
import { Component, type ReactNode } from 'react';
import type { Extension } from './extensions.context.js';
import { forgetFailures } from './resource.js';

interface ExtensionBoundaryProps {
  extension: Extension;
  /** Instead of a line with a button that loads the extension again. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface State {
  /** Only a newer page can show a module whose failure is permanent. */
  failure?: { permanent?: boolean };
}

/** Catches every error of an extension: the screen that shows it keeps working. */
export class ExtensionBoundary extends Component<ExtensionBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { permanent: (error as State['failure'])?.permanent } };
  }

  private readonly retry = async () => {
    await this.props.extension.reload();
    forgetFailures();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.fallback) return this.props.fallback;
    return (
      <div role="alert">
        <Inline>
          {this.props.extension.title} could not be loaded
          <Button variant="ghost" size="sm" onClick={failure.permanent ? () => location.reload() : this.retry}>
            {failure.permanent ? 'Reload' : 'Try again'}
          </Button>
        </Inline>
      </div>
    );
  }
}
