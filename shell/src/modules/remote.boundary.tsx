import { ModuleLoadError } from '@fsvp/federation/host';
import { Card, ErrorState } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';
import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** The module's name as users read it. */
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

const OTHERS = 'The other modules keep working.';

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
    const { title } = this.props;
    if (error instanceof ModuleLoadError && error.reason === 'outdated') {
      return (
        <Failure
          module={title}
          title={`The ${title} module has a newer release`}
          message="Reload the page to use it."
          action="Reload"
          onAction={() => window.location.reload()}
        />
      );
    }
    if (error instanceof ModuleLoadError) {
      const why = error.reason === 'contract' ? error.message : 'Its files could not be loaded.';
      return (
        <Failure
          module={title}
          title={`The ${title} module is not available`}
          message={`${why} ${OTHERS}`}
          action="Retry"
          onAction={this.retry}
        />
      );
    }
    return (
      <Failure
        module={title}
        title={`The ${title} module could not show this screen`}
        message={`Something went wrong in this module. ${OTHERS}`}
        action="Retry"
        onAction={this.retry}
      />
    );
  }
}

interface FailureProps {
  module: string;
  title: string;
  message: string;
  action: string;
  onAction: () => void;
}

function Failure({ module, title, message, action, onAction }: FailureProps) {
  usePageTitle(title);
  return (
    <>
      <h1 className="sr-only">{module}</h1>
      <Card>
        <ErrorState title={title} message={message} retryLabel={action} onRetry={onAction} />
      </Card>
    </>
  );
}
