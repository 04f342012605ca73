import { ModuleLoadError } from '@fsvp/federation/module-load-error';
import { Card, ErrorState } from '@fsvp/ui';
import { usePageTitle } from '@fsvp/web-kit';
import { Component, type ReactNode } from 'react';
import { reloadPage } from './reload-page.js';

interface RemoteBoundaryProps {
  /** The title of the module. */
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

const OTHERS = 'The other modules still work.';
const NOT_LOADED = 'Its files could not be loaded.';

/** Catches every error of a module: its screen shows a message, and the rest of the suite keeps working. */
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
    if (error instanceof ModuleLoadError && error.reason === 'incompatible') {
      return (
        <Failure
          module={title}
          title={`The ${title} module is not available`}
          message="This page needs a newer version of the suite. Reload the page."
          action="Reload"
          onAction={reloadPage}
        />
      );
    }
    if (error instanceof ModuleLoadError) {
      return (
        <Failure
          module={title}
          title={`The ${title} module is not available`}
          message={`${NOT_LOADED} ${OTHERS}`}
          action="Retry"
          onAction={this.retry}
        />
      );
    }
    // The name that webpack gives to the error of a file that a loaded module needs later.
    const reason = (error as Error).name === 'ChunkLoadError' ? NOT_LOADED : 'Something went wrong in this module.';
    return (
      <Failure
        module={title}
        title={`The ${title} module could not show this screen`}
        message={`${reason} ${OTHERS}`}
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
