import { defineRemoteModule } from '@fsvp/web-kit';
import './styles.css';

export default defineRemoteModule({
  routes: [
    {
      path: '/verifications',
      load: async () => ({
        default: (await import(/* webpackChunkName: "verifications" */ './verifications/verifications.page.js'))
          .VerificationsPage,
      }),
    },
    {
      path: '/receiving-inspections',
      load: async () => ({
        default: (
          await import(
            /* webpackChunkName: "receiving-inspections" */ './receiving-inspections/receiving-inspections.page.js'
          )
        ).ReceivingInspectionsPage,
      }),
    },
  ],
  extensions: [
    {
      point: 'supplier-page',
      load: async () => ({
        default: (await import(/* webpackChunkName: "supplier-page" */ './supplier-page/supplier-records.js'))
          .SupplierRecords,
      }),
    },
  ],
});
