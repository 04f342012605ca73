import { defineRemote } from '@fsvp/federation/webpack';
import { PdfFilesPlugin } from './build/pdf-files.plugin.mjs';

const remote = defineRemote({ dir: import.meta.dirname });

export default (env, args) => {
  const config = remote(env, args);
  return { ...config, plugins: [...config.plugins, new PdfFilesPlugin()] };
};
