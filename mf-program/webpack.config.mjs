import { defineRemote } from '@fsvp/federation/webpack';

export default defineRemote({ dir: import.meta.dirname });
