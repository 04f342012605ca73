import { defineRemoteModule } from '@fsvp/web-kit';
import './styles.css';

export default defineRemoteModule({
  routes: [
    {
      path: '/corrective-actions',
      load: async () => ({
        default: (
          await import(/* webpackChunkName: "corrective-actions" */ './corrective-actions/corrective-actions.page.js')
        ).CorrectiveActionsPage,
      }),
    },
  ],
  extensions: [
    {
      point: 'supplier-page',
      load: async () => ({
        default: (await import(/* webpackChunkName: "supplier-page" */ './supplier-page/supplier-actions.js'))
          .SupplierActions,
      }),
    },
  ],
});
