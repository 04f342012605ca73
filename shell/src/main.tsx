import './nonce.js';
import './styles.css';
import { listenBeforeRouter } from '@fsvp/ui';
import { followTheme } from '@fsvp/web-kit';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { prefetchScreen } from './modules/prefetch.js';

followTheme();
listenBeforeRouter();
// Beside the question who is signed in, not after its answer.
prefetchScreen(window.location.pathname);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
