import { createApiClient } from './api-client.js';
import { leaveForLogin } from './leave-for-login.js';

/** The suite's calls, as every screen makes them. */
export const api = createApiClient(leaveForLogin);
