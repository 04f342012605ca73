import { createApiClient } from './api-client.js';
import { redirectToLogin } from './redirect-to-login.js';

/** The API client of all screens. */
export const api = createApiClient(redirectToLogin);
