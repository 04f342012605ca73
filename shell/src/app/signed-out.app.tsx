import { Route, Routes } from '@fsvp/web-kit';
import { NotFoundPage } from '../pages/not-found.page.js';
import { LoginPage } from '../session/login.page.js';

interface SignedOutAppProps {
  unreachable: boolean;
  retrying: boolean;
  onRetry: () => void;
}

export function SignedOutApp({ unreachable, retrying, onRetry }: SignedOutAppProps) {
  const login = <LoginPage unreachable={unreachable} retrying={retrying} onRetry={onRetry} />;
  // While the server is unreachable it is unknown whether someone is signed in, so any URL may be valid.
  if (unreachable) return login;
  return (
    <Routes>
      <Route path="/" element={login} />
      <Route
        path="*"
        element={
          <main className="grid min-h-dvh place-items-center bg-canvas p-4 text-ink">
            <NotFoundPage />
          </main>
        }
      />
    </Routes>
  );
}
