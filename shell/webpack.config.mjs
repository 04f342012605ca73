import { defineShell } from '@fsvp/federation/webpack';

export default defineShell({ dir: import.meta.dirname });
