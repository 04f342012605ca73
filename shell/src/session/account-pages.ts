/** Loaded when an invitation is opened, or when the user has to set something up. */
export { InvitationPage } from './invitation.page.js';
export { SetUpPage } from './set-up.page.js';
