import './nonce.js';
import './styles.css';
import { runInSteps } from './run-in-steps.js';

// All of it is downloaded with the page; it is evaluated in steps to keep tasks short (ADR 19).
void runInSteps(
  async () => (await import(/* webpackMode: "eager" */ './start.js')).start(),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["getCurrentUser"] */ '@fsvp/contracts/access/user'),
);
