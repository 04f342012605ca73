import type { DialogPackages } from '@fsvp/federation/host';
import * as ui from '@fsvp/ui/dialogs';
import * as webKit from '@fsvp/web-kit/dialogs';

/** What dialogs and forms need: the shell's own ones are here, so that no other file repeats it. */
export { WorkDialog } from '../my-work/work.dialog.js';
export { SubscribeDialog } from '../calendar/subscribe.dialog.js';
export { ProfileDialog } from '../profile/profile.dialog.js';
export { loadAccountPages } from '../session/load-account-pages.js';
export { LoginForm } from '../session/login-form.js';

export const packages: DialogPackages = { '@fsvp/ui/dialogs': ui, '@fsvp/web-kit/dialogs': webKit };
