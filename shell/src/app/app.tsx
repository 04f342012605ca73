import { LinkProvider, Toaster } from '@fsvp/ui';
import { createQueryClient, HostRouter, Link } from '@fsvp/web-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { AuthGate } from '../session/auth-gate.js';
import { AppBoundary } from './app.boundary.js';

const queryClient = createQueryClient();

export function App() {
  return (
    <AppBoundary>
      <QueryClientProvider client={queryClient}>
        <HostRouter useTransitions={false}>
          <LinkProvider component={Link}>
            <AuthGate />
            <Toaster />
          </LinkProvider>
        </HostRouter>
      </QueryClientProvider>
    </AppBoundary>
  );
}
