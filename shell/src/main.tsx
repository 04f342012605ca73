import './nonce.js';
import './styles.css';
import { followTheme } from '@fsvp/web-kit';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';

followTheme();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
