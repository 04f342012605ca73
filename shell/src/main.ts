import './nonce.js';
import './styles.css';
import { inTurns } from './in-turns.js';

// All of it is in the page from the start, and evaluated piece by piece.
void inTurns(
  async () => (await import(/* webpackMode: "eager" */ './start.js')).start(),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["getCurrentUser"] */ '@fsvp/contracts/user'),
);
