import { PdfFilesPlugin } from '@fsvp/federation/pdf-files';
import { defineShell } from '@fsvp/federation/webpack';

const shell = defineShell({
  dir: import.meta.dirname,
  screens: { '/': 'dashboard', '/my-work': 'my-work', '/calendar': 'calendar' },
  firstCalls: {
    '/my-work': ['/api/work-items?who=mine&limit=100'],
    '/': ['/api/dashboard/stats', '/api/suppliers?limit=5&offset=0', '/api/dashboard/risk-trend?days=30'],
  },
});

export default async (env, args) => {
  const config = await shell(env, args);
  return { ...config, plugins: [...config.plugins, new PdfFilesPlugin()] };
};
