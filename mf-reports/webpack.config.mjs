import { PdfFilesPlugin } from '@fsvp/federation/pdf-files';
import { defineRemote } from '@fsvp/federation/webpack';

const remote = defineRemote({ dir: import.meta.dirname });

export default (env, args) => {
  const config = remote(env, args);
  return { ...config, plugins: [...config.plugins, new PdfFilesPlugin()] };
};
