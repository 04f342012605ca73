import { defineRemoteModule } from '@fsvp/web-kit';
import './styles.css';

export default defineRemoteModule({
  routes: [
    {
      path: '/suppliers',
      load: async () => ({
        default: (await import(/* webpackChunkName: "suppliers" */ './suppliers/suppliers.page.js')).SuppliersPage,
      }),
    },
    {
      path: '/fsvp-compliance',
      load: async () => ({
        default: (await import(/* webpackChunkName: "fsvp-compliance" */ './fsvp-compliance/fsvp-compliance.page.js'))
          .FsvpCompliancePage,
      }),
    },
    {
      path: '/hazard-analysis',
      load: async () => ({
        default: (await import(/* webpackChunkName: "hazard-analysis" */ './hazard-analysis/hazard-analysis.page.js'))
          .HazardAnalysisPage,
      }),
    },
  ],
});
