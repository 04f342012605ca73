import { defineShell } from '@fsvp/federation/webpack';

export default defineShell({
  dir: import.meta.dirname,
  firstCalls: {
    '/my-work': ['/api/work-items?who=mine&limit=100'],
    '/': ['/api/dashboard/stats', '/api/suppliers?limit=5&offset=0', '/api/dashboard/risk-trend?days=30'],
  },
});
