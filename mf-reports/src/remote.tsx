import { defineRemoteModule } from '@fsvp/web-kit';
import './styles.css';

export default defineRemoteModule({
  routes: [
    {
      path: '/documents',
      load: async () => ({ default: (await import('./documents/documents.page.js')).DocumentsPage }),
    },
    { path: '/reports', load: async () => ({ default: (await import('./reports/reports.page.js')).ReportsPage }) },
  ],
});
