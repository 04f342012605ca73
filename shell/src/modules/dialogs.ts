import { createResource, withRetries } from '@fsvp/web-kit';
import { loadSharedDialogs } from './shared-files.js';

/** What dialogs and forms need, and the shell's own ones: a file that is loaded on first use. */
export const dialogs = createResource(() => withRetries(loadSharedDialogs));
