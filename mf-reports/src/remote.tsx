import { defineRemoteModule } from '@fsvp/web-kit';
import './styles.css';

export default defineRemoteModule({
  routes: [
    {
      path: '/documents',
      load: async () => ({
        default: (await import(/* webpackChunkName: "documents" */ './documents/documents.page.js')).DocumentsPage,
      }),
    },
    {
      path: '/reports',
      load: async () => ({
        default: (await import(/* webpackChunkName: "reports" */ './reports/reports.page.js')).ReportsPage,
      }),
    },
  ],
  extensions: [
    {
      point: 'supplier-page',
      load: async () => ({
        default: (await import(/* webpackChunkName: "supplier-page" */ './supplier-page/supplier-documents.js'))
          .SupplierDocuments,
      }),
    },
  ],
});
