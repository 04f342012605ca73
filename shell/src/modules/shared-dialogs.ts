/** What dialogs and forms need: the shell's own ones are here, so that no other file repeats it. */
export * as ui from '@fsvp/ui/dialogs';
export * as webKit from '@fsvp/web-kit/dialogs';
export { ProfileDialog } from '../profile/profile.dialog.js';
export { loadAccountPages } from '../session/load-account-pages.js';
export { LoginForm } from '../session/login-form.js';
