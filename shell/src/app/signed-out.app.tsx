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
  // While the server cannot be reached nobody knows who is signed in: a screen's address is then not wrong.
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
